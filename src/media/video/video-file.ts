import { open, type FileHandle } from 'node:fs/promises';

const ZEROS = Buffer.alloc(256 * 1024);

/** The bytes of a video from `from` to before `to`. */
export interface Span {
  from: number;
  to: number;
}

/** A local file whose parts are overwritten; its length never changes. */
export class VideoFile {
  private constructor(
    private readonly file: FileHandle,
    readonly size: number,
  ) {}

  /** Opens a file for a piece of work, and closes it afterwards. */
  static async with<Result>(path: string, work: (file: VideoFile) => Promise<Result>): Promise<Result> {
    const file = await open(path, 'r+');
    try {
      return await work(new VideoFile(file, (await file.stat()).size));
    } finally {
      await file.close();
    }
  }

  /** At most `count` bytes; fewer at the end of the file. */
  async read(at: number, count: number): Promise<Buffer> {
    const bytes = Buffer.alloc(Math.max(0, Math.min(count, this.size - at)));
    const { bytesRead } = await this.file.read(bytes, 0, bytes.length, at);
    return bytes.subarray(0, bytesRead);
  }

  async write(at: number, bytes: Buffer): Promise<void> {
    await this.file.write(bytes, 0, bytes.length, at);
  }

  /** Overwrites a part with zeros. */
  async clear({ from, to }: Span): Promise<void> {
    for (let at = from; at < to; at += ZEROS.length)
      await this.write(at, ZEROS.subarray(0, Math.min(ZEROS.length, to - at)));
  }
}
