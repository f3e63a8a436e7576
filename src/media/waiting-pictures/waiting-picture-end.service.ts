import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { WaitingPicture } from '../entities/waiting-picture.entity';
import { MediaDeletionService } from '../media-deletion.service';
import { PictureGivenUp } from '../media.events';
import type { TakenPicture } from './waiting-picture.queries';

/** Ends the waiting of pictures. */
@Injectable()
export class WaitingPictureEndService {
  constructor(
    @InjectRepository(WaitingPicture) private readonly waiting: Repository<WaitingPicture>,
    private readonly deletion: MediaDeletionService,
    private readonly database: Database,
    private readonly events: DomainEvents,
  ) {}

  /** Removes a picture that is stored, or whose media item was deleted. */
  async remove({ mediaId }: TakenPicture): Promise<void> {
    await this.waiting.delete({ mediaId });
  }

  /** Removes a picture that can never be stored, also from its issue. */
  leaveOut(picture: TakenPicture): Promise<void> {
    const { mediaId, issueId } = picture;
    return this.database.transaction(async () => {
      // An upload without its bytes has no thumbnails.
      await this.deletion.abandon({ mediaId, issueId, objectKey: mediaId, widths: [] });
      await this.remove(picture);
    });
  }

  /** The same, and notifies city staff. */
  giveUp(picture: TakenPicture): Promise<void> {
    return this.database.transaction(async () => {
      await this.leaveOut(picture);
      await this.events.emit(new PictureGivenUp(picture.issueId));
    });
  }
}
