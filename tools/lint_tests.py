"""Check that no test depends on the speed of the machine.

In tests/ nobody sleeps or reads a real clock, and every wait uses the PATIENCE of tests/patience.py. Scripts for a page
are strings, and checked too. In web/src a test that names a clock controls it.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# Exceptions by file and function (or class, or the top of the file), with the reason.
EXCEPTIONS = {
    (
        "tests/battery/battery.py",
        "examine",
    ): "time of this process decides how much is played, not whether it is right",
    ("tests/battery/battery.py", "play"): "as above",
    ("tests/test_scaffold.py", "test_lint_for_tests"): "planted, to be found",
    ("tests/test_scaffold.py", "test_lint_for_tests_of_pages"): "as above",
    ("tests/browser/devices.py", "HASTE"): "the page's own clock, made quicker",
    ("tests/browser/endings.py", "main"): "takes pictures, and tests nothing: its tables are of today",
    ("tests/browser/clockwork.py", "LINE"): "by the page's clock, which the test moves",
    ("tests/site/speed.py", "cpu"): "a measurement of bench/site.py; no test reads it",
}

SLEEPS = {"sleep", "wait_for_timeout"}
CLOCKS = {
    "time": {
        "time",
        "time_ns",
        "monotonic",
        "monotonic_ns",
        "perf_counter",
        "perf_counter_ns",
        "process_time",
    },
    "datetime": {"now", "today", "utcnow"},
    "date": {"today"},
    "loop": {"time"},
}
SCRIPT = re.compile(r"\b(Date\.now|performance\.now|setTimeout|setInterval)\b|\bnew Date\(\)")
MOVED = "vi.useFakeTimers("
POLLED = re.compile(r"\bvi\.wait(For|Until)\b|\bexpect\.poll\b")
# Functions with a positional timeout, and its position.
WAITS = {"wait_for": 1, "select": 3, "timeout": 0, "set_default_timeout": 0}
MAY_WAIT = {"wait", "result"}  # with a number, it is a timeout
PATIENT = {"PATIENCE", "PATIENCE_MS"}


def main() -> int:
    found = list(find_faults(ROOT))
    for fault in found:
        print(fault)
    return 1 if found else 0


def find_faults(root: Path, exceptions: dict[tuple[str, str], str] = EXCEPTIONS) -> Iterator[str]:
    used = set()
    for path in sorted((root / "tests").rglob("*.py")):
        name = path.relative_to(root).as_posix()
        for line, where, text in faults(path.read_text(encoding="utf-8")):
            if (name, where) in exceptions:
                used.add((name, where))
            else:
                yield f"{name}:{line}: {text}"
    for path in sorted((root / "web" / "src").rglob("*.test.ts")):
        for line, text in faults_of_page(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(root).as_posix()}:{line}: {text}"
    for name, where in sorted(exceptions.keys() - used):
        yield f"{name}: {where} needs no exception any more"


def faults_of_page(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the fault in a test of the page."""
    for number, line in enumerate(source.splitlines(), 1):
        if polled := POLLED.search(line):
            yield number, f"{polled[0]} gives up after a second of a real clock: await what must come"
        if MOVED not in source and (script := SCRIPT.search(line)):
            yield number, f"{script[0]} is a real clock: {MOVED}) makes it one of the test"


def faults(source: str) -> Iterator[tuple[int, str, str]]:
    """Yield the line, the enclosing top-level name, and the fault."""
    for statement in ast.parse(source).body:
        for node in ast.walk(statement):
            if text := fault(node):
                yield node.lineno, name_of_statement(statement), text  # type: ignore[attr-defined]  # all of these have a line


def name_of_statement(statement: ast.stmt) -> str:
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return statement.name
    target = statement.targets[0] if isinstance(statement, ast.Assign) else None
    return target.id if isinstance(target, ast.Name) else ""


def fault(node: ast.AST) -> str | None:
    match node:
        case ast.Constant(value=str() as text) if script := SCRIPT.search(text):
            return f"{script[0]} in a script: a real clock decides (page.clock is one for tests)"
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)):
            return fault_of_sleep(node, name) or fault_of_clock(node) or fault_of_timeout(node, name)
        case ast.ImportFrom(module="time", names=names) if CLOCKS["time"] & {each.name for each in names}:
            return "a real clock is imported by its bare name"
    return None


def fault_of_sleep(call: ast.Call, name: str) -> str | None:
    """Return the fault of a sleep. sleep(0) only yields to other tasks, and a controlled clock may be advanced."""
    virtual = isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Attribute | ast.Call)
    if name not in SLEEPS or virtual or any(is_zero(each) for each in call.args):
        return None
    return f"{name}(): wait for what must come instead of for a time"


def is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def is_zero(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value == 0


def fault_of_clock(call: ast.Call) -> str | None:
    match call.func:
        case ast.Attribute(value=ast.Attribute(attr=owner) | ast.Name(id=owner), attr=clock):
            if clock in CLOCKS.get(owner, ()):
                return f"{owner}.{clock}() is a real clock: give the program one of the test"
        case ast.Attribute(value=ast.Call(func=ast.Attribute(attr="get_running_loop")), attr="time"):
            return "the time of a loop is a real clock: give the program one of the test"
    return None


def fault_of_timeout(call: ast.Call, name: str) -> str | None:
    """Return the fault of a wait with a timeout other than PATIENCE."""
    waits = [each.value for each in call.keywords if each.arg and each.arg.endswith("timeout")]
    if name in WAITS and len(call.args) > WAITS[name]:
        waits.append(call.args[WAITS[name]])
    if name in MAY_WAIT:
        waits += [each for each in call.args if is_number(each)]
    if all(is_patient(each) for each in waits):
        return None
    return f"a timeout of its own in {name}(): PATIENCE ends a hang, and nothing else"


def is_patient(node: ast.expr) -> bool:
    match node:
        case ast.Name(id=name):
            return name in PATIENT
        case ast.Call(func=ast.Name(id="int"), args=[ast.Name(id=name)]):
            return name in PATIENT
    return isinstance(node, ast.Constant) and node.value is None


if __name__ == "__main__":
    sys.exit(main())
