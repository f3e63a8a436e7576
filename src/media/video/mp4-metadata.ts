import { UnfitMedia } from '../unfit-media';
import { type Box, boxAt, boxesIn, boxOf, childrenOf, freeBox } from './mp4-boxes';
import { chunksOf } from './mp4-samples';
import type { Span, VideoFile } from './video-file';

/** The boxes a player needs; all others are made free. */
const KEPT_AT_TOP = new Set(['ftyp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix', 'styp', 'pdin', 'wide']);
const KEPT_IN_MOOV = new Set(['mvhd', 'trak', 'mvex']);
const KEPT_IN_TRAK = new Set(['tkhd', 'edts', 'mdia', 'tapt', 'clip', 'matt']);
const KEPT_IN_TRAF = new Set(['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc']);
const PLAYED = new Set(['vide', 'soun']);
const MAX_INDEX_BYTES = 64 * 1024 * 1024;
const HEAD = 16;

/** Where the vendor and the name of the compressor stand in an entry of `stsd`. */
const VENDOR = { from: 20, to: 24 };
const COMPRESSOR = { from: 50, to: 82 };

/**
 * Removes from an MP4 or MOV file what a player does not need: boxes of metadata, times, names of devices, and tracks
 * other than video and audio with their samples. The length and all positions stay as they are. A file without an index
 * (`moov`), which nothing can play, is not changed.
 * @throws UnfitMedia if the index cannot be read, or the file is fragmented and has other tracks
 */
export async function removeMp4Metadata(file: VideoFile): Promise<void> {
  const boxes: Box[] = [];
  let at = 0;
  for (; at < file.size; at = boxes.at(-1)?.end ?? file.size) {
    const box = boxAt(await file.read(at, HEAD), at, file.size);
    if (!box) break;
    boxes.push(box);
  }
  const indexes = boxes.filter(({ type }) => type === 'moov');
  if (indexes.length === 0) return;
  const isFragmented = boxes.some(({ type }) => type === 'moof');
  const played: Span[] = [];
  for (const index of indexes) played.push(...(await cleanIndex(file, index, isFragmented)));
  for (const box of boxes) {
    if (box.type === 'moof') await cleanFragment(file, box);
    else if (box.type === 'mdat' && !isFragmented) await clearOthers(file, box, played);
    else if (!KEPT_AT_TOP.has(box.type)) await free(file, box);
  }
  await freeRest(file, at);
}

/** What stands after the last box, where some cameras write. */
async function freeRest(file: VideoFile, at: number): Promise<void> {
  await file.clear({ from: at, to: file.size });
  if (file.size - at < 8) return;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(file.size - at);
  head.write('free', 4, 'latin1');
  await file.write(at, head);
}

async function free(file: VideoFile, { start, content, end }: Box): Promise<void> {
  await file.write(start + 4, Buffer.from('free', 'latin1'));
  await file.clear({ from: content, to: end });
}

/** Overwrites in the samples of a file those that no track has that is played. */
async function clearOthers(file: VideoFile, { content, end }: Box, played: readonly Span[]): Promise<void> {
  let at = content;
  for (const { from, to } of [...played].sort((one, other) => one.from - other.from)) {
    if (to <= at || from >= end) continue;
    if (from > at) await file.clear({ from: at, to: from });
    at = to;
  }
  if (at < end) await file.clear({ from: at, to: end });
}

/** @returns where the samples of video and audio are */
async function cleanIndex(file: VideoFile, index: Box, isFragmented: boolean): Promise<Span[]> {
  if (index.end - index.start > MAX_INDEX_BYTES) throw new UnfitMedia('The index of the video is too large');
  const bytes = await file.read(index.start, index.end - index.start);
  const [moov] = boxesIn(bytes, 0, bytes.length);
  if (!moov) throw new UnfitMedia('The index of the video cannot be read');
  const children = childrenOf(bytes, moov);
  if (children.some(({ type }) => type === 'cmov'))
    throw new UnfitMedia('The index of the video is compressed');
  const played: Span[] = [];
  for (const box of children) {
    if (box.type === 'trak' && isPlayed(bytes, box)) {
      played.push(...chunksOf(bytes, box));
      cleanTrack(bytes, box);
    } else if (box.type === 'trak' && isFragmented)
      throw new UnfitMedia('A fragmented video may have only tracks of video and audio', 'tracks');
    else if (box.type === 'mvhd') clearTimes(bytes, box);
    else if (box.type === 'trak' || !KEPT_IN_MOOV.has(box.type)) freeBox(bytes, box);
  }
  await file.write(index.start, bytes);
  return played;
}

function isPlayed(bytes: Buffer, track: Box): boolean {
  const handler = boxOf(bytes, track, 'mdia', 'hdlr');
  return (
    handler !== undefined && PLAYED.has(bytes.toString('latin1', handler.content + 8, handler.content + 12))
  );
}

function cleanTrack(bytes: Buffer, track: Box): void {
  for (const box of childrenOf(bytes, track)) {
    if (box.type === 'tkhd') clearTimes(bytes, box);
    else if (box.type === 'mdia') cleanMedia(bytes, box);
    else if (!KEPT_IN_TRAK.has(box.type)) freeBox(bytes, box);
  }
}

function cleanMedia(bytes: Buffer, media: Box): void {
  for (const box of childrenOf(bytes, media)) {
    if (box.type === 'mdhd') clearTimes(bytes, box);
    else if (box.type === 'hdlr') clearNames(bytes, box);
    else if (box.type === 'minf') cleanInformation(bytes, box);
    else if (isMetadata(box)) freeBox(bytes, box);
  }
}

function cleanInformation(bytes: Buffer, information: Box): void {
  for (const box of childrenOf(bytes, information)) {
    if (box.type === 'hdlr') clearNames(bytes, box);
    else if (box.type === 'stbl') cleanTable(bytes, box);
    else if (isMetadata(box)) freeBox(bytes, box);
  }
}

function cleanTable(bytes: Buffer, samples: Box): void {
  for (const box of childrenOf(bytes, samples)) {
    if (box.type === 'stsd') clearEntries(bytes, box);
    else if (isMetadata(box)) freeBox(bytes, box);
  }
}

const isMetadata = ({ type }: Box): boolean => type === 'udta' || type === 'meta' || type === 'uuid';

/** The vendors and compressors of the entries, after their version and number. */
function clearEntries(bytes: Buffer, descriptions: Box): void {
  const isVideo = (entry: Box) =>
    !['mp4a', 'sowt', 'twos', 'lpcm', 'ac-3', 'Opus', 'alac'].includes(entry.type);
  for (const entry of boxesIn(
    bytes,
    Math.min(descriptions.content + 8, descriptions.end),
    descriptions.end,
  )) {
    for (const { from, to } of isVideo(entry) ? [VENDOR, COMPRESSOR] : [VENDOR])
      if (entry.start + to <= entry.end) bytes.fill(0, entry.start + from, entry.start + to);
  }
}

/** When something was created and changed, which stands at the beginning of its box. */
function clearTimes(bytes: Buffer, { content, end }: Box): void {
  const isLarge = bytes[content] === 1;
  bytes.fill(0, Math.min(end, content + 4), Math.min(end, content + (isLarge ? 20 : 12)));
}

/** The manufacturer and the name of a handler, after its kind. */
function clearNames(bytes: Buffer, { content, end }: Box): void {
  bytes.fill(0, Math.min(end, content + 12), end);
}

async function cleanFragment(file: VideoFile, fragment: Box): Promise<void> {
  if (fragment.end - fragment.start > MAX_INDEX_BYTES)
    throw new UnfitMedia('A fragment of the video is too large');
  const bytes = await file.read(fragment.start, fragment.end - fragment.start);
  const [moof] = boxesIn(bytes, 0, bytes.length);
  if (!moof) return;
  for (const box of childrenOf(bytes, moof)) {
    if (box.type === 'traf') {
      for (const child of childrenOf(bytes, box)) if (!KEPT_IN_TRAF.has(child.type)) freeBox(bytes, child);
    } else if (box.type !== 'mfhd') freeBox(bytes, box);
  }
  await file.write(fragment.start, bytes);
}
