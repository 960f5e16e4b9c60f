"""A real screen reader at a real browser, without a screen or a sound card: Orca and Firefox under Xvfb.

Keys go in with xdotool, and what Orca says comes out of its debug log, which is a pipe: it is read as it is spoken.
Firefox is also asked by Marionette, its remote control, what the page has said and whether somebody is asked. Nothing
is pressed there. Orca runs once for a user of a machine, so one rig runs at a time.
"""

import contextlib
import functools
import json
import os
import queue
import re
import shutil
import signal
import socket
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE, PATIENCE_MS

PROGRAMS = {
    "orca": "orca",
    "firefox-esr": "firefox-esr",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "openbox": "openbox",
    "dbus-daemon": "dbus",
    "speech-dispatcher": "speech-dispatcher",
    "espeak-ng": "espeak-ng",
}
AT_SPI = Path("/usr/libexec/at-spi-bus-launcher")
SPEECH = re.compile(r"SPEECH OUTPUT: '(.*)' ?\{")
# Orca has more events waiting than it takes, and drops some.
DROPS = re.compile(r"DELUGE|due to (flood|deluge)")

PREFERENCES = {
    "browser.shell.checkDefaultBrowser": False,
    "browser.aboutwelcome.enabled": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "datareporting.policy.dataSubmissionEnabled": False,
    "datareporting.policy.firstRunURL": "",
    "browser.startup.page": 0,
    "browser.newtabpage.enabled": False,
    "browser.newtab.preload": False,
    "app.normandy.enabled": False,
    "marionette.port": 0,
    "ui.prefersReducedMotion": 1,
}
# Orca reads a page on load as a person would hear it, but never finds the end of it on a sound card that is not there.
PROFILE = ["Default", "default"]
ORCA = {"sayAllOnLoad": False, "enableKeyEcho": False, "enableEchoByWord": False}
# Each line of the log is written when it is spoken.
PATIENT_LOG = """from orca import debug
if debug.debugFile:
    debug.debugFile.reconfigure(line_buffering=True)
"""


def missing() -> list[str]:
    """Return the Debian packages that are not installed."""
    found = [package for program, package in PROGRAMS.items() if shutil.which(program) is None]
    return found if AT_SPI.exists() else [*found, "at-spi2-core"]


class Rig:
    def __init__(self, folder: Path, language: str = "en") -> None:
        self.folder = folder
        self.language = language
        self.processes: list[subprocess.Popen[bytes]] = []
        self.spoken: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.dropped = False
        self.listener: threading.Thread | None = None
        self.environment = self.prepare()

    def prepare(self) -> dict[str, str]:
        """Write the settings of every program into a home of its own; return its environment."""
        home = self.folder / "home"
        home.mkdir(parents=True)
        speech = home / ".config" / "speech-dispatcher"
        shutil.copytree("/etc/speech-dispatcher", speech)
        configured = (speech / "speechd.conf").read_text(encoding="utf-8")
        for old, new in (
            (r'#\s*AudioOutputMethod "pulse"', 'AudioOutputMethod "alsa"'),
            (r"#\s*DefaultModule espeak-ng", "DefaultModule espeak-ng"),
            (r'#AddModule "espeak-ng" .*', 'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"'),
        ):
            configured = re.sub(f"(?m)^{old}", new, configured)
        (speech / "speechd.conf").write_text(configured, encoding="utf-8")
        (home / ".asoundrc").write_text("pcm.!default { type null }\nctl.!default { type null }\n")
        orca = home / ".local" / "share" / "orca"
        orca.mkdir(parents=True)
        (orca / "orca-customizations.py").write_text(PATIENT_LOG)
        none: dict[str, dict[str, object]] = {"pronunciations": {}, "keybindings": {}}
        profile_of_orca = {"profile": PROFILE, **ORCA, **none}
        general = {"startingProfile": PROFILE, **ORCA}
        settings = {"general": general, "profiles": {"default": profile_of_orca}, **none}
        (orca / "user-settings.conf").write_text(json.dumps(settings))
        profile = self.folder / "profile"
        profile.mkdir()
        wanted = {**PREFERENCES, "intl.accept_languages": self.language}
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in wanted.items()]
        (profile / "user.js").write_text("\n".join(lines))
        run = self.folder / "run"
        run.mkdir(mode=0o700)
        return {
            "PATH": os.environ["PATH"],
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(run),
            "LANG": "C.UTF-8",
            "NO_AT_BRIDGE": "0",
            "GTK_MODULES": "gail:atk-bridge",
            "GNOME_ACCESSIBILITY": "1",
            "ACCESSIBILITY_ENABLED": "1",
        }

    def begin(self, *command: str, **options: Any) -> subprocess.Popen[bytes]:
        with (self.folder / f"{Path(command[0]).name}.log").open("wb") as log:
            options = {"stdout": log, "stderr": log, **options}
            process = subprocess.Popen(command, env=self.environment, start_new_session=True, **options)
        self.processes.append(process)
        return process

    def start(self, address: str) -> None:
        self.environment["DISPLAY"] = (
            f":{self.first_line('Xvfb', '-displayfd', '1', '-screen', '0', '1280x900x24')}"
        )
        bus = self.first_line("dbus-daemon", "--session", "--nofork", "--print-address=1")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus
        self.begin(str(AT_SPI), "--launch-immediately", "--a11y=1", "--screen-reader=1")
        self.begin("openbox")  # without a window manager no window is active, and Orca says nothing
        speech = str(self.folder / "home" / ".config" / "speech-dispatcher")
        self.begin("speech-dispatcher", "-s", "-t", "0", "-c", "unix_socket", "-C", speech)
        log = self.folder / "orca.pipe"
        os.mkfifo(log)
        self.listener = threading.Thread(target=self.listen, args=(log,))
        self.listener.start()
        self.begin("orca", "--replace", "--debug-file", str(log))
        self.hear("Screen reader on")
        profile = self.folder / "profile"
        self.begin("firefox-esr", "--no-remote", "--marionette", "--profile", str(profile), address)

    def first_line(self, *command: str) -> str:
        """Start a program, and return the first line that it prints: it is ready by then."""
        process = self.begin(*command, stdout=subprocess.PIPE)
        assert process.stdout
        line = process.stdout.readline().decode().strip()
        assert line, f"{command[0]} did not start"
        return line

    def listen(self, log: Path) -> None:
        with (
            log.open(encoding="utf-8", errors="replace") as lines,
            (self.folder / "speech.log").open("w", buffering=1) as kept,
        ):
            for line in lines:
                kept.write(line)
                self.dropped |= bool(DROPS.search(line))
                if found := SPEECH.search(line):
                    self.spoken.put(found[1])

    def next(self) -> str:
        """Return the next utterance of Orca; wait for it."""
        try:
            return self.spoken.get(timeout=PATIENCE)
        except queue.Empty:
            raise AssertionError("Orca says nothing any more") from None

    def hear(self, wanted: str) -> str:
        """Return the next utterance that matches."""
        while not re.search(wanted, said := self.next()):
            pass
        return said

    def press(self, *keys: str) -> None:
        self.hand("key", *keys)

    def type(self, text: str) -> None:
        """Type a line, and Enter."""
        self.hand("type", "--delay", "15", "--file", "-", given=text)
        self.press("Return")

    def hand(self, *command: str, given: str = "") -> None:
        subprocess.run(["xdotool", *command], env=self.environment, input=given.encode(), check=True)

    def stop(self) -> None:
        if "marionette" in vars(self):
            self.marionette.line.close()
        for process in reversed(self.processes):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # nothing of it is kept
        for process in reversed(self.processes):
            process.wait(PATIENCE)
            if process.stdout:
                process.stdout.close()
        if self.listener:
            self.listener.join(PATIENCE)

    @functools.cached_property
    def marionette(self) -> "Marionette":
        return Marionette(int((self.folder / "profile" / "MarionetteActivePort").read_text()))


class Marionette:
    """Questions to Firefox about what is on the page."""

    def __init__(self, port: int) -> None:
        self.line = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.number = 0
        self.receive()
        self.ask("WebDriver:NewSession", {"timeouts": {"script": PATIENCE_MS}})

    def receive(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self.line.recv(1)
        wanted, body = int(length[:-1]), b""
        while len(body) < wanted:
            body += self.line.recv(wanted - len(body))
        return json.loads(body)

    def ask(self, name: str, parameters: dict[str, Any]) -> Any:
        self.number += 1
        message = json.dumps([0, self.number, name, parameters])
        self.line.sendall(f"{len(message.encode())}:{message}".encode())
        _, _, error, value = self.receive()
        assert error is None, error
        return value

    def evaluate(self, script: str) -> Any:
        return self.ask("WebDriver:ExecuteScript", {"script": f"return {script}", "args": []})["value"]

    def wait(self, script: str) -> None:
        """Wait until the page calls what the script is given."""
        self.ask("WebDriver:ExecuteAsyncScript", {"script": script, "args": []})


@contextlib.contextmanager
def listening(folder: Path, address: str, language: str = "en") -> Iterator[Rig]:
    rig = Rig(folder, language)
    try:
        rig.start(address)
        yield rig
    finally:
        rig.stop()
