import { UnfitMedia } from '../unfit-media';
import type { VideoFile } from './video-file';

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const TRACK_NUMBER = 0xd7;
const TRACK_TYPE = 0x83;
const SIMPLE_BLOCK = 0xa3;
const BLOCK_GROUP = 0xa0;
const BLOCK = 0xa1;
const VOID = 0xec;
const CRC = 0xbf;
/**
 * Tags, attachments, chapters; date, title, names of files and tracks; checksums, which would no longer match; what a
 * program has deleted.
 */
const REMOVED = new Set([
  0x1254c367,
  0x1941a469,
  0x1043a770,
  0x4461,
  0x7ba9,
  0x7384,
  0x3c83ab,
  0x3e83bb,
  0x536e,
  CRC,
  VOID,
]);
/** The programs that wrote the file: players expect these, but they may be empty. */
const EMPTIED = new Set([0x4d80, 0x5741]);
const PLAYED = new Set([1, 2]);
const MAX_HEAD = 12;
/** What stands in a file and its segment, with ids of four bytes: reading goes on there after bytes of no element. */
const LANDMARKS = new Set([
  ...[0x1a45dfa3, SEGMENT, CLUSTER, INFO, TRACKS, 0x114d9b74, 0x1c53bb6b],
  ...[...REMOVED].filter((id) => id > 0xffffff),
]);
/** The other elements of a segment or a cluster. */
const SMALL = new Set([VOID, CRC, SIMPLE_BLOCK, BLOCK_GROUP, 0xe7, 0xa7, 0xab, 0xaf, 0x5854]);
/** How much is read at first in the search for the next of them. */
const FIRST_STRETCH = 64;

/** An element of a WebM file. */
interface Element {
  id: number;
  start: number;
  content: number;
  /** Where it has ended; undefined: its size is not known. */
  end: number | undefined;
}

/**
 * Removes from a WebM file what a player does not need: tags, attachments, chapters, date, titles, names of programs,
 * and tracks other than video and audio. The length and all positions stay as they are. Bytes that belong to no element
 * become zeros, and reading goes on behind them, as players do.
 * @throws UnfitMedia if the elements of a header cannot be read
 */
export async function removeWebmMetadata(file: VideoFile): Promise<void> {
  const others = new Set<number>();
  for (let at = 0; at < file.size;) {
    const element = await elementAt(file, at);
    if (element && (LANDMARKS.has(element.id) || SMALL.has(element.id)))
      at = await cleanElement(file, element, others);
    else {
      const next = await resumedAfter(file, at);
      await file.clear({ from: at, to: next });
      at = next;
    }
  }
}

/** Where the zeros end that begin here, else where the next element with a long id begins; or the end of the file. */
async function resumedAfter(file: VideoFile, start: number): Promise<number> {
  const [first] = await file.read(start, 1);
  const isFound = (bytes: Buffer, at: number) => (first === 0 ? bytes[at] !== 0 : isLandmark(bytes, at));
  let stretch = FIRST_STRETCH;
  for (let from = start + 1; from < file.size; from += stretch - 3, stretch *= 2) {
    const bytes = await file.read(from, stretch);
    for (let at = 0; at < bytes.length; at++) if (isFound(bytes, at)) return from + at;
  }
  return file.size;
}

function isLandmark(bytes: Buffer, at: number): boolean {
  return bytes[at]! >> 4 === 1 && at + 4 <= bytes.length && LANDMARKS.has(bytes.readUInt32BE(at));
}

/** @param others the numbers of the removed tracks @returns where the next element begins */
async function cleanElement(file: VideoFile, element: Element, others: Set<number>): Promise<number> {
  const { id, content, end } = element;
  // What has no known size is entered: its elements are at the same level for this search.
  const isEntered = id === SEGMENT || (id === CLUSTER && (others.size > 0 || end === undefined));
  if (isEntered || end === undefined) return content;
  if (id === INFO) await cleanWithin(file, element);
  else if (id === TRACKS) await cleanTracks(file, element, others);
  else if (REMOVED.has(id)) await makeVoid(file, element);
  else if (await isBlockOf(file, element, others)) await makeVoid(file, element);
  return end;
}

async function cleanWithin(file: VideoFile, parent: Element): Promise<void> {
  for (const child of await childrenOf(file, parent)) {
    if (REMOVED.has(child.id)) await makeVoid(file, child);
    else if (EMPTIED.has(child.id)) await file.clear({ from: child.content, to: child.end ?? child.content });
  }
}

async function cleanTracks(file: VideoFile, tracks: Element, others: Set<number>): Promise<void> {
  for (const track of await childrenOf(file, tracks)) {
    if (track.id === CRC) await makeVoid(file, track);
    if (track.id !== TRACK) continue;
    const children = await childrenOf(file, track);
    const numberOf = async (id: number) => {
      const found = children.find((child) => child.id === id);
      return found ? valueOf(await file.read(found.content, (found.end ?? 0) - found.content)) : undefined;
    };
    if (PLAYED.has((await numberOf(TRACK_TYPE)) ?? 1)) await cleanWithin(file, track);
    else {
      others.add((await numberOf(TRACK_NUMBER)) ?? 0);
      await makeVoid(file, track);
    }
  }
}

async function isBlockOf(file: VideoFile, element: Element, others: ReadonlySet<number>): Promise<boolean> {
  if (others.size === 0) return false;
  let block: Element | undefined = element;
  if (element.id === BLOCK_GROUP) block = (await childrenOf(file, element)).find(({ id }) => id === BLOCK);
  else if (element.id !== SIMPLE_BLOCK) return false;
  const number = block && vint(await file.read(block.content, 8), 0);
  return number !== undefined && others.has(number.value);
}

async function childrenOf(file: VideoFile, { content, end = content }: Element): Promise<Element[]> {
  const children: Element[] = [];
  for (let at = content; at < end;) {
    const child = await elementAt(file, at);
    if (child?.end === undefined || child.end > end)
      throw new UnfitMedia('The elements of the video cannot be read');
    children.push(child);
    at = child.end;
  }
  return children;
}

/** Makes an element one without meaning, of the same length. */
async function makeVoid(file: VideoFile, { start, end = start }: Element): Promise<void> {
  const length = end - start;
  if (length < 2) return;
  const sizeBytes = length < 10 ? 1 : 8;
  const head = Buffer.alloc(1 + sizeBytes);
  const size = length - head.length;
  head[0] = VOID;
  if (sizeBytes === 1) head[1] = 0x80 | size;
  else head.writeBigUInt64BE((1n << 56n) | BigInt(size), 1);
  await file.write(start, head);
  await file.clear({ from: start + head.length, to: end });
}

async function elementAt(file: VideoFile, start: number): Promise<Element | undefined> {
  const head = await file.read(start, MAX_HEAD);
  const idLength = Math.clz32(head[0] ?? 0) - 23;
  if (idLength > 4 || head.length <= idLength) return undefined;
  const size = vint(head, idLength);
  if (!size) return undefined;
  const content = start + idLength + size.length;
  const end = size.isUnknown ? undefined : Math.min(file.size, content + size.value);
  return { id: head.readUIntBE(0, idLength), start, content, end };
}

/** A number whose first bits say how many bytes it has. */
function vint(bytes: Buffer, at: number): { value: number; length: number; isUnknown: boolean } | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) return undefined;
  const mask = 2 ** (8 - length) - 1;
  let value = first & mask;
  for (let next = 1; next < length; next++) value = value * 256 + (bytes[at + next] ?? 0);
  return { value, length, isUnknown: value === 2 ** (7 * length) - 1 };
}

function valueOf(bytes: Buffer): number {
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}
