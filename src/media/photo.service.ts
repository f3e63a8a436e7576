import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { InvalidInput } from '../platform/http/domain-error';
import { MediaDeletion } from './media-deletion.service';
import { type ImageType, MediaInspector, UnfitMedia } from './media-inspector';
import { MediaService } from './media.service';
import type { CleanPhoto } from './medium';
import { withTemporaryFile } from './storage/temporary-file';
import { UploadIntake } from './upload-intake.service';

export type { CleanPhoto };

const HEAD = 12;

/** Photos that come with a form, through this server, and are attached to an issue at once. */
@Injectable()
export class PhotoService {
  constructor(
    private readonly inspector: MediaInspector,
    private readonly media: MediaService,
    private readonly intake: UploadIntake,
    private readonly deletion: MediaDeletion,
  ) {}

  /**
   * Makes of a local file what may be served; its first bytes tell of which type it is.
   * @throws InvalidInput when it is no image of a type that is taken; Busy when too many wait already
   */
  async clean(file: string): Promise<CleanPhoto> {
    const mimeType = await typeOf(file);
    if (!mimeType) throw unfit();
    try {
      return { mimeType, ...(await this.inspector.cleanImage(file, mimeType)) };
    } catch (error) {
      throw error instanceof UnfitMedia ? unfit() : error;
    }
  }

  /**
   * Makes of bytes what may be served.
   * @throws InvalidInput when they are no image of a type that is taken; Busy when too many wait already
   */
  cleanBytes(bytes: Buffer): Promise<CleanPhoto> {
    return withTemporaryFile(bytes, (file) => this.clean(file));
  }

  /**
   * Attaches a clean photo.
   * @returns its id
   * @throws IssueNotFound, MediaFull
   */
  async attach(actor: Actor, issueId: string, photo: CleanPhoto): Promise<string> {
    const mediaId = await this.announce(actor, issueId, photo);
    await this.store(mediaId, photo);
    return mediaId;
  }

  /**
   * Attaches a clean photo that is still to be stored, in the transaction around where there is one.
   * @returns its id
   * @throws IssueNotFound, MediaFull
   */
  async announce(actor: Actor, issueId: string, { mimeType, bytes }: CleanPhoto): Promise<string> {
    const fileName = `photo.${mimeType.slice('image/'.length)}`;
    const photo = { mimeType, fileName, fileSize: bytes.length };
    return (await this.media.announce(actor, issueId, photo)).mediaId;
  }

  /** Stores an announced photo; one that was stored or deleted meanwhile stays as it is. */
  async store(mediaId: string, photo: CleanPhoto): Promise<void> {
    await this.intake.store(mediaId, photo);
  }

  /**
   * Takes photos off an issue again, for what they were attached to was refused.
   * @throws IssueNotFound, MediaNotFound; Forbidden for anyone but its reporter and admins
   */
  async detach(actor: Actor, issueId: string, mediaIds: readonly string[]): Promise<void> {
    for (const mediaId of mediaIds) await this.deletion.delete(actor, issueId, mediaId);
  }
}

function unfit(): InvalidInput {
  return new InvalidInput([{ field: 'photos', message: 'must be JPEG, PNG, WebP or GIF images' }]);
}

/** The type the first bytes of a file tell of, or undefined. */
async function typeOf(path: string): Promise<ImageType | undefined> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(HEAD);
    await file.read(head, 0, HEAD, 0);
    const text = head.toString('latin1');
    if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
    if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
    if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'image/webp';
    return /^GIF8[79]a/.test(text) ? 'image/gif' : undefined;
  } finally {
    await file.close();
  }
}
