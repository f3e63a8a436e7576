import { Injectable } from '@nestjs/common';
import { PersonasService, RoleService } from '../../../auth';
import { IssueModeration } from '../../../issues';
import type { FlagTargetKind } from '../../../kernel/flags';
import { MediaRedaction } from '../../../media';
import { MessageModerationService } from '../../../messages';
import { FlagQueries } from './flag.queries';

/** Applies decisions about flags to their targets. */
@Injectable()
export class FlagEffectsService {
  constructor(
    private readonly issues: IssueModeration,
    private readonly messages: MessageModerationService,
    private readonly media: MediaRedaction,
    private readonly personas: PersonasService,
    private readonly roles: RoleService,
    private readonly queries: FlagQueries,
  ) {}

  /** Hides, deletes or redacts the target; a person cannot be removed. */
  async remove(kind: FlagTargetKind, id: string): Promise<object | null> {
    if (kind === 'issue') return { hidden: await this.issues.setHidden(id, true) };
    if (kind === 'comment') return { deleted: await this.messages.remove(id) };
    if (kind === 'media') return { redacted: await this.media.setRedacted(id, true).catch(goneAlready) };
    return null;
  }

  /** Restricts the author of the target, or the flagged person, to reading. */
  async ban(kind: FlagTargetKind, id: string): Promise<object | null> {
    const userId = await this.queries.authorOf(kind, id);
    if (userId === null) return null;
    // What is recorded does not say who is behind an account without a name.
    const before = await this.roles.demoteToViewer(await this.personas.ownerOf(userId));
    return { userId, role: { before, after: 'viewer' } };
  }
}

/** A target that was deleted meanwhile counts as removed. */
function goneAlready(error: { kind?: string }): false {
  if (error.kind !== 'notFound') throw error as Error;
  return false;
}
