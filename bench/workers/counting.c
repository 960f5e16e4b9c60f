/* Lets a worker say which part of it callgrind counts: all else, above all the start of Python, would hide it. */
#include <valgrind/callgrind.h>

void begin(void) { CALLGRIND_START_INSTRUMENTATION; }

void end(const char *name) {
    CALLGRIND_STOP_INSTRUMENTATION;
    CALLGRIND_DUMP_STATS_AT(name);
}
