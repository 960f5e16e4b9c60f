// boardgame.io's server with connect four as its guide writes it.
// Arguments: port, port of its lobby. The lobby has a port of its own because the routes of a shared one are lost with
// koa-compose 4.2. Matches are kept in memory, as they are by default.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const COLUMNS = 7;
const LINES = 6;

const at = (cells, x, y) => (x < 0 || x >= COLUMNS || y < 0 || y >= LINES ? null : cells[x * LINES + y]);

function hasFour(cells, x, y) {
  const who = at(cells, x, y);
  return [[1, 0], [0, 1], [1, 1], [1, -1]].some(([dx, dy]) => {
    let inRow = 1;
    for (const way of [1, -1])
      for (let n = 1; at(cells, x + way * n * dx, y + way * n * dy) === who; n++) inRow++;
    return inRow >= 4;
  });
}

const game = {
  name: "connect_four",
  setup: () => ({ cells: Array(COLUMNS * LINES).fill(null), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, x) => {
      const y = G.cells.slice(x * LINES, (x + 1) * LINES).indexOf(null);
      if (y < 0) return INVALID_MOVE;
      G.cells[x * LINES + y] = playerID;
      G.last = [x, y];
    },
  },
  endIf: ({ G, ctx }) => {
    if (G.last && hasFour(G.cells, ...G.last)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

const [port, apiPort] = process.argv.slice(2);
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({
  port: Number(port),
  lobbyConfig: { apiPort: Number(apiPort) },
  callback: () => console.log("ready"),
});
