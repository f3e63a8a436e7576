import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../../kernel/people/actor';
import type { TextRange } from '../../personal-data';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { Issue } from '../entities/issue.entity';
import { isOwn } from '../issue.policy';
import { IssueLifecycle } from '../issue-lifecycle.service';
import { NOT_ITS_AUTHOR } from './redaction.errors';
import { TextReplaced } from './redaction.events';
import { RedactionsService } from './redactions.service';

/** Removes words from titles and descriptions of issues. */
@Injectable()
export class IssueRedactionsService implements OnModuleInit {
  constructor(
    @InjectRepository(Issue) private readonly issues: Repository<Issue>,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly redactions: RedactionsService,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(TextReplaced, (replaced) => this.store(replaced));
  }

  /**
   * Removes words from a text of the actor's own issue, of a closed one too. Sets off `issues_search_change`.
   * @returns the id of the redaction
   * @throws IssueNotFound, Forbidden; InvalidInput for ranges beyond the text
   */
  redact(
    actor: Actor,
    id: string,
    field: 'title' | 'description',
    ranges: readonly TextRange[],
  ): Promise<string> {
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lockReadable(actor, id);
      if (!isOwn(actor, issue)) throw NOT_ITS_AUTHOR;
      const { [field]: text } = await this.issues.findOneOrFail({ select: { [field]: true }, where: { id } });
      const place = { kind: 'issue' as const, id, issueId: id, field };
      return this.redactions.redact(issue, { place, text, ownerId: issue.ownerId }, ranges, 'reporter');
    });
  }

  /** An issue is newer whenever a text that is shown with it changes. */
  private async store(replaced: TextReplaced): Promise<void> {
    const { place, from, to, at } = replaced;
    if (place.kind !== 'issue') {
      await this.issues.update({ id: place.issueId }, { updatedAt: at });
      return;
    }
    const field = place.field as 'title' | 'description';
    const { affected } = await this.issues.update(
      { id: place.id, [field]: from },
      { [field]: to, updatedAt: at },
    );
    replaced.isReplaced = affected === 1;
  }
}
