import { createHash, type Hash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ZipFile } from 'yazl';
import { withLittleMemory } from '../../media';
import { type ExportedFile, type ExportedValue, type ExportKind } from '../../personal-data';
import { temporaryPrefix } from '../../platform/temporary-files';

/** A file of an export, as its manifest has it. */
interface ArchivedFile {
  name: string;
  bytes: number;
  sha256: string;
}

interface Lines {
  stream: WriteStream;
  hash: Hash;
  count: number;
}

/** What the manifest of an export says beside its files. */
export interface ManifestHead {
  schemaVersion: number;
  exportedAt: string;
  userId: string;
}

/**
 * An export while it is made, in a temporary folder: a file of lines for each kind beside the ZIP file, into which the
 * media go at once. No file is in memory.
 */
export class ExportArchive {
  private readonly lines = new Map<ExportKind, Lines>();
  private readonly files: ArchivedFile[] = [];
  private readonly missing: string[] = [];

  private constructor(
    private readonly folder: string,
    private readonly zip: ZipFile,
    private readonly written: Promise<void>,
  ) {}

  /** Calls `work` with a new archive, and removes its folder afterwards. */
  static async with<T>(work: (archive: ExportArchive) => Promise<T>): Promise<T> {
    const folder = await mkdtemp(temporaryPrefix('export'));
    try {
      // Loaded with the first export, not at start.
      const { ZipFile } = await import('yazl');
      const zip = new ZipFile();
      const written = pipeline(
        zip.outputStream,
        createWriteStream(join(folder, 'export.zip'), { mode: 0o600 }),
      );
      // It is awaited at the end; until then a failure must not end the process.
      written.catch(() => undefined);
      return await work(new ExportArchive(folder, zip, written));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Adds a line, and its file if it has one. */
  async add({ kind, value, file }: ExportedValue): Promise<void> {
    const lines = this.linesOf(kind);
    const line = `${JSON.stringify(value)}\n`;
    lines.count++;
    lines.hash.update(line);
    if (!lines.stream.write(line)) await once(lines.stream, 'drain');
    if (file) await this.addFile(file);
  }

  /**
   * Completes the archive.
   * @param readme a text for its reader
   * @returns the path of the ZIP file, valid until `with` ends, and its size
   */
  async end(head: ManifestHead, readme: string): Promise<{ path: string; sizeBytes: number }> {
    const counts: Partial<Record<ExportKind, number>> = {};
    for (const [kind, { stream, count }] of this.lines) {
      counts[kind] = count;
      stream.end();
      await once(stream, 'close');
      await this.stream(`${kind}.ndjson`, this.pathOf(kind), true);
    }
    this.text('README.txt', readme);
    const manifest = { ...head, counts, files: this.files, missing: this.missing };
    this.zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), 'manifest.json');
    this.zip.end();
    await this.written;
    const path = join(this.folder, 'export.zip');
    return { path, sizeBytes: (await stat(path)).size };
  }

  private linesOf(kind: ExportKind): Lines {
    const known = this.lines.get(kind);
    if (known) return known;
    const stream = createWriteStream(this.pathOf(kind), { flags: 'wx', mode: 0o600 });
    const lines = { stream, hash: createHash('sha256'), count: 0 };
    this.lines.set(kind, lines);
    return lines;
  }

  private pathOf(kind: ExportKind): string {
    return join(this.folder, `${kind}.ndjson`);
  }

  /** A file that is gone from the storage is named in the manifest. */
  private async addFile(file: ExportedFile): Promise<void> {
    try {
      // Pictures and videos are compressed already.
      await file.read((path) => this.stream(file.name, path, false));
    } catch (error) {
      if (!isGone(error)) throw error;
      this.missing.push(file.name);
    }
  }

  private text(name: string, text: string): void {
    const content = Buffer.from(text);
    this.files.push({
      name,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    this.zip.addBuffer(content, name);
  }

  /** Adds a local file; it is read by the time this returns. @throws if it cannot be read */
  private async stream(name: string, path: string, compress: boolean): Promise<void> {
    const { size } = await stat(path);
    const digest = new Digest();
    const source = createReadStream(path);
    source.on('error', (error) => digest.destroy(error));
    const read = once(digest, 'end');
    this.zip.addReadStream(source.pipe(withLittleMemory()).pipe(digest), name, { compress, size });
    // If the ZIP file cannot be written, nothing reads on.
    await Promise.race([read, this.written]);
    this.files.push({ name, bytes: digest.bytes, sha256: digest.hash.digest('hex') });
  }
}

/** Passes bytes on, and computes their hash. */
class Digest extends Transform {
  readonly hash = createHash('sha256');
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }
}

/** Whether a file is not in the storage any more. */
function isGone(error: unknown): boolean {
  const { code, cause } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || (cause as { name?: string } | undefined)?.name === 'NoSuchKey';
}
