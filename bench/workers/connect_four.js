// Connect four as boardgame.io's guide writes it.
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

module.exports = {
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
  ai: {
    enumerate: (G) => {
      const moves = [];
      for (let x = 0; x < COLUMNS; x++)
        if (G.cells[(x + 1) * LINES - 1] === null) moves.push({ move: "drop", args: [x] });
      return moves;
    },
  },
};
