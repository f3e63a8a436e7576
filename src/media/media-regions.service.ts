import { Injectable } from '@nestjs/common';
import { IssueCounters, IssueLifecycle, IssueRedacted } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { CoveredPicturesService, type StoredPicture } from './covered-pictures.service';
import { canCover, MAY_NOT_COVER } from './media.policy';
import type { PictureRegion } from './picture-regions';

/** Who covers parts of a picture of an issue. */
interface Covering {
  issueId: string;
  /** Who covers them, as in `PictureTask`. */
  owner: string;
  by: 'reporter' | 'staff';
  /** What else belongs to it, in its transaction. */
  also?: () => Promise<void>;
}

/** Covers parts of pictures (docs/api/media.md#covering-parts). The object of before is removed at once. */
@Injectable()
export class MediaRegionsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly counters: IssueCounters,
    private readonly pictures: CoveredPicturesService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Those of the pictures of an issue whose parts the actor may cover.
   * @param pictures their ids
   */
  async coverable(
    actor: Actor,
    issue: { id: string; ownerId: string },
    pictures: readonly string[],
  ): Promise<readonly string[]> {
    if (pictures.length === 0 || canCover(actor, issue, null)) return pictures;
    const own = await this.pictures.addedBy(issue.id, actor.id);
    return pictures.filter((id) => own.includes(id));
  }

  /**
   * Covers parts of a picture for who added it, the reporter of the issue, or an admin; of a closed issue too.
   * @throws IssueNotFound, MediaNotFound, NotAPicture, Forbidden, MediaChanged; LimitReached, Busy
   */
  async cover(
    actor: Actor,
    issueId: string,
    mediaId: string,
    regions: readonly PictureRegion[],
  ): Promise<void> {
    const isOwner = await this.database.transaction(async () => {
      const issue = await this.lifecycle.lockReadable(actor, issueId);
      const { addedBy } = await this.pictures.upload(issueId, mediaId);
      if (!canCover(actor, issue, addedBy)) throw MAY_NOT_COVER;
      return actor.id === issue.ownerId || actor.id === addedBy;
    });
    const picture = await this.pictures.find(issueId, mediaId);
    await this.replace(picture, regions, { issueId, owner: actor.id, by: isOwner ? 'reporter' : 'staff' });
  }

  /**
   * The same for city staff.
   * @param record writes the audit record
   * @throws IssueNotFound, MediaNotFound, NotAPicture, MediaChanged; LimitReached, Busy
   */
  async coverByStaff(
    staffId: string,
    { issueId, mediaId }: { issueId: string; mediaId: string },
    regions: readonly PictureRegion[],
    record: () => Promise<void>,
  ): Promise<void> {
    const picture = await this.pictures.find(issueId, mediaId);
    await this.replace(picture, regions, { issueId, owner: staffId, by: 'staff', also: record });
  }

  private async replace(
    picture: StoredPicture,
    regions: readonly PictureRegion[],
    { issueId, owner, by, also }: Covering,
  ): Promise<void> {
    const covered = await this.pictures.make(picture, regions, owner);
    try {
      await this.database.transaction(async () => {
        const issue = await this.lifecycle.lock(issueId);
        await this.pictures.replace(picture, covered);
        const updatedAt = await this.counters.changeMedia(issueId);
        await this.events.emit(new IssueRedacted({ ...issue, updatedAt }, by));
        await also?.();
      });
    } catch (error) {
      await this.pictures.discard(covered);
      throw error;
    }
    await this.pictures.removeOld(picture);
  }
}
