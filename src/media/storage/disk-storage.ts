import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import {
  access,
  constants,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Config } from '../../platform/config/config';
import { type AnnouncedUpload, ObjectStorage, type ObjectLocation } from './object-storage';
import { inStore, StorageUnavailable } from './storage-unavailable';
import { UploadSignature } from './upload-signature';
import { withLittleMemory } from './with-little-memory';

/** Stores files under `DATA_DIR/media`; clients PUT them to this server. */
export class DiskStorage extends ObjectStorage {
  private readonly folder: string;

  constructor(
    private readonly config: Config,
    private readonly signature: UploadSignature,
  ) {
    super();
    this.folder = join(config.settings.DATA_DIR, 'media');
  }

  override uploadUrl(upload: AnnouncedUpload): Promise<string> {
    const expires = Math.floor(upload.expiresAt.getTime() / 1000);
    const signature = this.signature.sign(upload);
    const query = `expires=${expires}&signature=${signature}`;
    return Promise.resolve(`${this.config.publicBaseUrl}/media/${upload.mediaId}?${query}`);
  }

  /**
   * Writes the bytes as they arrive; an incomplete file never counts as an upload.
   * @returns false if the upload was already stored
   */
  async receive(mediaId: string, bytes: Readable): Promise<boolean> {
    return this.withDraft(mediaId, async (draft) => {
      await pipeline(bytes, withLittleMemory(), createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
      await sync(draft);
      const upload = this.uploadOf(mediaId);
      await mkdir(dirname(upload), { recursive: true });
      try {
        // Only one of several writers can create the link; an existing file is never replaced.
        await link(draft, upload);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      }
    });
  }

  override async hasUpload(mediaId: string): Promise<boolean> {
    try {
      await stat(this.uploadOf(mediaId));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
      throw new StorageUnavailable(error);
    }
  }

  override withUpload<T>(mediaId: string, work: (file: string) => Promise<T>): Promise<T> {
    return work(this.uploadOf(mediaId));
  }

  override keep(key: string, file: string): Promise<void> {
    const write = async (draft: string) => {
      await linkOrCopy(file, draft);
      await sync(draft);
      const object = this.objectOf(key);
      await mkdir(dirname(object), { recursive: true });
      await rename(draft, object);
    };
    return inStore(() => this.withDraft(key, write));
  }

  override withObject<T>(key: string, work: (file: string) => Promise<T>): Promise<T> {
    return work(this.objectOf(key));
  }

  override locate(key: string): Promise<ObjectLocation> {
    return Promise.resolve({ file: this.objectOf(key) });
  }

  override async dropUpload(mediaId: string): Promise<void> {
    await inStore(() => rm(this.uploadOf(mediaId), { force: true }));
  }

  override async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) await rm(this.objectOf(key), { force: true });
  }

  override async tidy(olderThan: Date): Promise<void> {
    const drafts = await readdir(this.drafts).catch(() => [] as string[]);
    for (const name of drafts) {
      const draft = join(this.drafts, name);
      const { mtime } = await stat(draft).catch(() => ({ mtime: olderThan }));
      if (mtime < olderThan) await rm(draft, { force: true });
    }
  }

  override assertWritable(): Promise<void> {
    const write = async (draft: string) => {
      await writeFile(draft, '', { flag: 'wx', mode: 0o600 });
      for (const folder of ['uploads', 'objects']) {
        await mkdir(join(this.folder, folder), { recursive: true });
        await access(join(this.folder, folder), constants.W_OK | constants.X_OK);
      }
    };
    return inStore(() => this.withDraft('check', write));
  }

  private get drafts(): string {
    return join(this.folder, 'drafts');
  }

  private async withDraft<T>(name: string, work: (draft: string) => Promise<T>): Promise<T> {
    await mkdir(this.drafts, { recursive: true });
    const draft = join(this.drafts, `${name}.${randomBytes(6).toString('hex')}`);
    try {
      return await work(draft);
    } finally {
      await rm(draft, { force: true });
    }
  }

  private uploadOf(mediaId: string): string {
    return join(this.folder, 'uploads', mediaId);
  }

  /** Files are spread over folders by the last letters of the id, which are random; the first ones encode the time. */
  private objectOf(key: string): string {
    const id = key.split('.')[0] ?? key;
    return join(this.folder, 'objects', id.slice(-2), key);
  }
}

/** A video is linked instead of copied, unless it is on another file system, such as the temporary folder's. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch {
    await copyFile(from, to);
  }
}

/** Flushes the bytes to disk before the file gets its name, so that after a crash it is complete or absent. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
