import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { newId } from '../../kernel/ids';
import { insertNew } from '../../platform/database/returning';
import { Media } from '../entities/media.entity';
import { WaitingPicture } from '../entities/waiting-picture.entity';
import { WaitingPictureQueries } from './waiting-picture.queries';

/** How many bytes of all people, and of one account or client, may wait in the database. */
const MAX_BYTES_WAITING = 1024 * 1024 * 1024;
const MAX_BYTES_OF_ONE = 100 * 1024 * 1024;
/** The first attempt of the job. */
const FIRST_RETRY_MS = 60_000;

/** A picture to take over later: its URL or its bytes. */
export type LaterPicture = Pick<WaitingPicture, 'issueId' | 'addedBy'> &
  ({ url: string; bytes?: undefined } | { bytes: Buffer; url?: undefined });

/** Keeps pictures that could not be fetched or stored, in the database, until the job has taken them over. */
@Injectable()
export class WaitingPicturesService {
  constructor(
    @InjectRepository(WaitingPicture) private readonly waiting: Repository<WaitingPicture>,
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly queries: WaitingPictureQueries,
    private readonly clock: Clock,
  ) {}

  /** Keeps a picture that is no media item yet. @returns false if too much waits */
  keep(picture: LaterPicture): Promise<boolean> {
    return this.insert(newId('media'), picture);
  }

  /** Keeps the bytes of a media item that could not be stored. @returns false if too much waits, or it was deleted */
  async keepBytes(mediaId: string, bytes: Buffer): Promise<boolean> {
    const item = await this.media.findOneBy({ id: mediaId, state: 'awaited' });
    if (!item?.issueId || item.addedBy === null || item.deletedAt !== null) return false;
    return this.insert(mediaId, { issueId: item.issueId, addedBy: item.addedBy, bytes });
  }

  private async insert(mediaId: string, { url, bytes, ...picture }: LaterPicture): Promise<boolean> {
    const size = bytes?.length ?? 0;
    const { all, own } = await this.queries.bytesWaiting(picture.addedBy);
    if (size > 0 && (all + size > MAX_BYTES_WAITING || own + size > MAX_BYTES_OF_ONE)) return false;
    const now = this.clock.now();
    await insertNew(this.waiting, {
      ...picture,
      mediaId,
      url: url ?? null,
      bytes: bytes ?? null,
      nextTryAt: new Date(now.getTime() + FIRST_RETRY_MS),
      createdAt: now,
    });
    return true;
  }
}
