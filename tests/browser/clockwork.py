"""A server and pages that go by the clock of the test: however busy the machine is, all see the same second."""

import asyncio
import queue
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.browser.devices import LOOKS, Device
from tests.patience import PATIENCE
from tests.server.virtual import VirtualTime, serving

# ms. Whatever a page does by its clock it does at multiples of this, so that no moment falls between two.
STEP = 100
LATER = 3600  # seconds; where the clock of a page is stopped, far from where it began to run by itself

# Every message of this page takes so many ms each way, by the page's own clock; and questions about the time that have
# left it and are not answered yet are counted; the newest update is known before the page hears it.
LINE = """window.asked = 0
window.lines = 0
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address)
    this.addEventListener('open', () => lines++)
    this.addEventListener('close', () => (asked = 0))
  }
  #later(act) { LAG ? setTimeout(act, LAG) : act() }
  send(data) {
    this.#later(() => {
      if (this.readyState !== 1) return
      if (JSON.parse(data).type === 'ping') asked++
      super.send(data)
    })
  }
  set onmessage(hear) {
    super.onmessage = (event) => {
      const told = JSON.parse(event.data)
      if (told.type === 'pong') asked--
      if (told.type === 'update') window.newest = told
      this.#later(() => hear(event))
    }
  }
}"""
ANSWERED = "() => window.asked === 0"
CONNECTED = "(times) => window.lines === times"
STARTED = "() => window.newest?.clock"


class Clockwork:
    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.folder = folder
        self.loop = loop
        self.time = VirtualTime()
        self.address = ""
        self.devices: list[Device] = []
        self.orders: asyncio.Queue[bool] = asyncio.Queue()  # True: start again, False: no more
        self.obeyed: asyncio.Queue[str] = (
            asyncio.Queue()
        )  # the address of the server that runs now, if one does

    async def serve(self) -> None:
        """Run a server, and after each stop another one at the same address."""
        port, goes_on = 0, True
        while goes_on:
            async with serving(self.folder, self.time, port) as self.address:
                port = int(self.address.rpartition(":")[2])
                self.obeyed.put_nowait(self.address)
                await self.orders.get()
            self.obeyed.put_nowait("")
            goes_on = await self.orders.get()

    async def order(self, goes_on: bool) -> None:
        self.orders.put_nowait(goes_on)
        await self.obeyed.get()

    def wait(self, work: Coroutine[Any, Any, object]) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def restart(self, down_ms: int) -> None:
        """Stop the server, and start it again after a while."""
        self.wait(self.order(True))
        self.wait(self.move(self.now + down_ms))
        self.wait(self.order(True))

    def wind(self, device: Device, lag: int = 0) -> Device:
        """From now on, which is before its first page, the device goes by this clock."""
        device.page.clock.install(time=0)
        device.page.clock.pause_at(LATER)
        device.page.add_init_script(LINE.replace("LAG", str(lag)))
        self.devices.append(device)
        return device

    def connected(self, device: Device, times: int = 1) -> None:
        """Wait until the page has connected so many times: it does not matter how long that really took."""
        device.page.wait_for_function(CONNECTED, arg=times)

    def started(self, device: Device) -> None:
        """Wait until what says that a clock runs has come to the page, which hears it after its lag."""
        device.page.wait_for_function(STARTED)

    @property
    def now(self) -> int:
        return self.time.now()

    def step(self) -> None:
        """Advance time everywhere by a moment; messages take only their lag."""
        self.wait(self.move(self.now + STEP))
        for device in self.devices:
            device.page.clock.run_for(STEP)
            device.page.wait_for_function(ANSWERED)

    async def move(self, moment: int) -> None:
        self.time.to(moment)

    def step_until(self, seen: Callable[[], object]) -> None:
        """Moments pass everywhere until something came of it."""
        for _ in range(LOOKS):
            if seen():
                return
            self.step()
        raise AssertionError("nothing came of it")

    def let_pass(self, ms: int) -> None:
        for _ in range(ms // STEP):
            self.step()

    def pass_until(self, seen: Callable[[], object], ms: int) -> None:
        """So much time again and again, for pages that go by their own clocks, until something came of it."""
        for _ in range(LOOKS):
            if seen():
                return
            self.wait(self.move(self.now + ms))
        raise AssertionError("nothing came of it")


@contextmanager
def clockwork(folder: Path) -> Iterator[Clockwork]:
    """Yield a server in its own thread, since Playwright keeps the loop of this one."""
    started: queue.SimpleQueue[Clockwork] = queue.SimpleQueue()

    async def serve() -> None:
        clock = Clockwork(folder, asyncio.get_running_loop())
        started.put(clock)
        await clock.serve()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    clock = started.get(timeout=PATIENCE)
    clock.wait(clock.obeyed.get())
    try:
        yield clock
    finally:
        for _ in range(2):
            clock.loop.call_soon_threadsafe(clock.orders.put_nowait, False)
        thread.join()
