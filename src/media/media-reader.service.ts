import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { MimeType } from '../kernel/media-types';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { MediaNotFound } from './media.errors';
import { isImageType, MediaInspector } from './media-inspector';
import { MediaQueries } from './media.queries';
import type { Upload } from './medium';
import { objectKey, ObjectStorage, type Whereabouts } from './storage/object-storage';
import { UploadIntake } from './upload-intake.service';

const addWidth = statement(
  'media.add-width',
  `update media set widths = array_append(widths, $2) where id = $1 and not $2 = any (widths)`,
);

/** Finds what is shown at an upload's public URL. */
@Injectable()
export class MediaReader {
  constructor(
    private readonly database: Database,
    private readonly queries: MediaQueries,
    private readonly storage: ObjectStorage,
    private readonly inspector: MediaInspector,
    private readonly intake: UploadIntake,
  ) {}

  /**
   * @param width of the thumbnail, if one is wanted; made when first asked for
   * @throws MediaNotFound while there is nothing to see: unknown, deleted, not uploaded, or on a hidden issue
   */
  async find(mediaId: string, width?: number): Promise<Whereabouts & { mimeType: MimeType }> {
    const upload = await this.queries.upload(mediaId);
    if (!upload || upload.hidden) throw new MediaNotFound();
    if (upload.state === 'awaited' && !(await this.isTaken(upload))) throw new MediaNotFound();
    const { mimeType } = upload;
    const key = width === undefined ? objectKey(mediaId) : await this.thumbnail(upload, width);
    return { ...(await this.storage.whereabouts(key, mimeType)), mimeType };
  }

  private async isTaken(upload: Upload): Promise<boolean> {
    try {
      return await this.intake.take(upload);
    } catch (error) {
      // Bytes that are no fit are nobody's to see; whoever asks here did not send them.
      if ((error as { kind?: string }).kind === 'invalid') return false;
      throw error;
    }
  }

  private async thumbnail({ mediaId, mimeType, widths }: Upload, width: number): Promise<string> {
    if (!isImageType(mimeType)) throw new MediaNotFound();
    const key = objectKey(mediaId, width);
    if (widths.includes(width)) return key;
    const made = join(tmpdir(), `civic-thumbnail-${randomBytes(9).toString('hex')}`);
    try {
      await this.storage.withObject(objectKey(mediaId), (file) =>
        this.inspector.thumbnail(file, mimeType, width, made),
      );
      await this.storage.keep(key, made, mimeType);
    } finally {
      await rm(made, { force: true });
    }
    await this.database.rows(addWidth, [mediaId, width]);
    return key;
  }
}
