/** The grid over a photo: at most 50 parts are covered at once. */
export const [COLUMNS, ROWS] = [8, 6];

/** The parts of a photo that a form names by its cells, `column-row`: neighbours in a row as one, others left out. */
export function regionsOf(cells: readonly string[]) {
  const named = new Set(cells);
  const regions: Array<{ x: number; y: number; width: number; height: number }> = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const begin = column;
      while (column < COLUMNS && named.has(`${column}-${row}`)) column++;
      if (column === begin) continue;
      regions.push({
        x: begin / COLUMNS,
        y: row / ROWS,
        width: (column - begin) / COLUMNS,
        height: 1 / ROWS,
      });
    }
  return regions;
}

/** The part that a form names by four numbers. */
export function partOf(part: string): { x: number; y: number; width: number; height: number } {
  const [x = NaN, y = NaN, width = NaN, height = NaN] = part.split(' ').map(Number);
  return { x, y, width, height };
}
