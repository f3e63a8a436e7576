import type { Box } from '../../api/validation/query-box';

/** The maximum number of cells in an answer. */
export const MAX_CELLS = 500;
/** The zooms stored in the table of cells: migrations/baseline/triggers/issue-cells.ts. */
const STORED_ZOOMS = [10, 12, 14] as const;
/** A tile is four cells wide: at 256 pixels per tile, a cell has 64. */
const SQUARES_PER_TILE_LEVEL = 2;

/** A range of grid cells, from one column and row to another, both inclusive. */
export interface Squares {
  /** The level of the grid: its cells are 360 / 2^level degrees wide and high. */
  level: number;
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Stored cells, and how many levels they are finer than the requested ones. */
export interface StoredSquares extends Omit<Squares, 'level'> {
  zoom: (typeof STORED_ZOOMS)[number];
  shift: number;
}

/**
 * The cells in which an area of the map is shown: a quarter of a tile wide, or wider if there would be more than
 * `MAX_CELLS`.
 */
export function squaresOf(box: Box, zoom: number): Squares {
  let squares = squaresAt(box, zoom + SQUARES_PER_TILE_LEVEL);
  while (count(squares) > MAX_CELLS) squares = squaresAt(box, squares.level - 1);
  return squares;
}

/** Whether cells are finer than all stored ones. */
export function isFinerThanStored({ level }: Squares): boolean {
  return level > levelOf(STORED_ZOOMS[2]);
}

/** The stored cells within the given ones; for cells finer than all stored ones, the stored cells around them. */
export function storedSquaresOf(squares: Squares): StoredSquares {
  const zoom = STORED_ZOOMS.find((each) => levelOf(each) >= squares.level) ?? STORED_ZOOMS[2];
  const shift = levelOf(zoom) - squares.level;
  if (shift < 0) {
    const { west, south, east, north } = squares;
    const coarser = (index: number) => Math.floor(index / 2 ** -shift);
    return {
      zoom,
      shift: 0,
      west: coarser(west),
      south: coarser(south),
      east: coarser(east),
      north: coarser(north),
    };
  }
  const first = (index: number) => index * 2 ** shift;
  const last = (index: number) => (index + 1) * 2 ** shift - 1;
  return {
    zoom,
    shift,
    west: first(squares.west),
    south: first(squares.south),
    east: last(squares.east),
    north: last(squares.north),
  };
}

/** The level of the cells of a zoom, a quarter of a tile wide. */
export function levelOf(zoom: number): number {
  return zoom + SQUARES_PER_TILE_LEVEL;
}

/** Uses the arithmetic of the table's generated columns, so that both put a point on a border into the same cell. */
function squaresAt({ west, south, east, north }: Box, level: number): Squares {
  const index = (degrees: number) => Math.floor((degrees * 2 ** level) / 360);
  return {
    level,
    west: index(west + 180),
    south: index(south + 90),
    east: index(east + 180),
    north: index(north + 90),
  };
}

function count({ west, south, east, north }: Squares): number {
  return (east - west + 1) * (north - south + 1);
}
