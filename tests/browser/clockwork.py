"""A server and pages that go by the clock of the test: however busy the machine is, all see the same second."""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.devices import Device
from tests.patience import PATIENCE
from tests.server.virtual import VirtualTime, serving

# ms. Whatever a page does by its clock it does at multiples of this, so that no moment falls between two.
STEP = 100
LATER = 3600  # seconds; where the clock of a page is stopped, far from where it began to run by itself

# Every message of this page takes so many ms each way, by the page's own clock; and questions about the time that have
# left it and are not answered yet are counted.
LINE = """window.asked = 0
window.lines = 0
window.WebSocket = class extends WebSocket {
  constructor(address) {
    super(address)
    this.addEventListener('open', () => lines++)
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
      if (JSON.parse(event.data).type === 'pong') asked--
      this.#later(() => hear(event))
    }
  }
}"""
ANSWERED = "() => window.asked === 0"
CONNECTED = "(times) => window.lines === times"


class Clockwork:
    def __init__(self, address: str, time: VirtualTime, loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self.time = time
        self.loop = loop
        self.devices: list[Device] = []

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

    @property
    def now(self) -> int:
        return self.time.now()

    def step(self) -> None:
        """A moment passes everywhere; messages take no time but their lag."""
        asyncio.run_coroutine_threadsafe(self.move(self.now + STEP), self.loop).result(PATIENCE)
        for device in self.devices:
            device.page.clock.run_for(STEP)
            device.page.wait_for_function(ANSWERED)

    async def move(self, moment: int) -> None:
        self.time.to(moment)

    def let_pass(self, ms: int) -> None:
        for _ in range(ms // STEP):
            self.step()


@contextmanager
def clockwork(folder: Path) -> Iterator[Clockwork]:
    """The server has a thread of its own, since Playwright keeps the loop of this one."""
    started: queue.SimpleQueue[tuple[Clockwork, Callable[[], None]]] = queue.SimpleQueue()

    async def serve() -> None:
        time, closing = VirtualTime(), asyncio.Event()
        async with serving(folder, time) as address:
            started.put((Clockwork(address, time, asyncio.get_running_loop()), closing.set))
            await closing.wait()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    clock, close = started.get(timeout=PATIENCE)
    try:
        yield clock
    finally:
        clock.loop.call_soon_threadsafe(close)
        thread.join()
