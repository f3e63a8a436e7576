/** A box of an MP4 or MOV file. */
export interface Box {
  type: string;
  /** Where its header begins. */
  start: number;
  /** Where its content begins. */
  content: number;
  /** Where it has ended. */
  end: number;
}

const HEADER = 8;
const LARGE_HEADER = 16;

/**
 * Reads the header of a box.
 * @param head its first 16 bytes, or fewer at the end of the file
 * @param limit where what contains it ends
 * @returns undefined if there is no box; one that is longer than its container ends with it
 */
export function boxAt(head: Buffer, start: number, limit: number): Box | undefined {
  if (head.length < HEADER) return undefined;
  const type = head.toString('latin1', 4, 8);
  let size = head.readUInt32BE(0);
  let header = HEADER;
  if (size === 1) {
    if (head.length < LARGE_HEADER) return undefined;
    size = Number(head.readBigUInt64BE(8));
    header = LARGE_HEADER;
  } else if (size === 0) size = limit - start;
  if (size < header) return undefined;
  return { type, start, content: start + header, end: Math.min(limit, start + size) };
}

/** The boxes within a part of a buffer. */
export function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const box = boxAt(bytes.subarray(at, Math.min(to, at + LARGE_HEADER)), at, to);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The boxes within another one of a buffer. */
export function childrenOf(bytes: Buffer, { content, end }: Box): Box[] {
  return boxesIn(bytes, content, end);
}

/** The first box of a path of types; undefined if there is none. */
export function boxOf(bytes: Buffer, parent: Box, ...path: readonly string[]): Box | undefined {
  let found: Box | undefined = parent;
  for (const type of path) found = found && childrenOf(bytes, found).find((box) => box.type === type);
  return found;
}

/** Makes a box of a buffer one without meaning. */
export function freeBox(bytes: Buffer, { start, content, end }: Box): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, content, end);
}
