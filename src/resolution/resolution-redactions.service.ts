import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager, IsNull } from 'typeorm';
import { PersonasService } from '../auth';
import { IssueLifecycle, NOT_ITS_AUTHOR, RedactionsService, type TextPlace, TextReplaced } from '../issues';
import type { Actor } from '../kernel/people/actor';
import type { TextRange } from '../personal-data';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { IssueResolution } from './entities/issue-resolution.entity';
import { ReopenRequest } from './entities/reopen-request.entity';
import { RequestNotFound, ResolutionNotFound } from './resolution.errors';

/** A text, and the account that is shown as who wrote it. */
interface Written {
  text: string;
  accountId: string;
}

/** Removes words from resolutions and from requests to reopen (docs/api/privacy.md#redactions). */
@Injectable()
export class ResolutionRedactionsService implements OnModuleInit {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly personas: PersonasService,
    private readonly redactions: RedactionsService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(TextReplaced, (replaced) => this.store(replaced));
  }

  /**
   * Removes words from the description of the actor's own resolution.
   * @returns the id of the redaction
   * @throws IssueNotFound, ResolutionNotFound, Forbidden; InvalidInput for ranges beyond the text
   */
  redactResolution(actor: Actor, issueId: string, ranges: readonly TextRange[]): Promise<string> {
    const place = { kind: 'resolution' as const, id: issueId, issueId, field: 'description' };
    return this.redact(actor, place, ranges, async () => {
      const found = await this.manager.findOneBy(IssueResolution, { issueId, droppedAt: IsNull() });
      if (!found) throw new ResolutionNotFound();
      return { text: found.description, accountId: found.resolverId };
    });
  }

  /**
   * Removes words from the reason of the actor's own request to reopen, of a decided one too.
   * @returns the id of the redaction
   * @throws IssueNotFound, RequestNotFound, Forbidden; InvalidInput for ranges beyond the text
   */
  redactRequest(actor: Actor, issueId: string, id: string, ranges: readonly TextRange[]): Promise<string> {
    const place = { kind: 'reopen_request' as const, id, issueId, field: 'reason' };
    return this.redact(actor, place, ranges, async () => {
      const found = await this.manager.findOneBy(ReopenRequest, { id, issueId });
      if (!found) throw new RequestNotFound();
      return { text: found.reason, accountId: found.userId };
    });
  }

  private redact(
    actor: Actor,
    place: TextPlace,
    ranges: readonly TextRange[],
    find: () => Promise<Written>,
  ): Promise<string> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lockReadable(actor, place.issueId);
      const { text, accountId } = await find();
      const ownerId = await this.personas.ownerOf(accountId);
      if (ownerId !== actor.id) throw NOT_ITS_AUTHOR;
      return this.redactions.redact(issue, { place, text, ownerId }, ranges, 'reporter');
    });
  }

  private async store(replaced: TextReplaced): Promise<void> {
    const { place, from, to } = replaced;
    const { kind, id, issueId } = place;
    if (kind !== 'resolution' && kind !== 'reopen_request') return;
    const { affected } =
      kind === 'resolution'
        ? await this.manager.update(
            IssueResolution,
            { issueId, droppedAt: IsNull(), description: from },
            { description: to },
          )
        : await this.manager.update(ReopenRequest, { id, reason: from }, { reason: to });
    replaced.isReplaced = affected === 1;
  }
}
