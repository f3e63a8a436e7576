import { Injectable } from '@nestjs/common';
import { ContributionTextsService, IssueLifecycle, RedactionsService, type TextPlace } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import type { ReadPurpose } from '../../kernel/personal-data';
import type { TextRange } from '../../personal-data';
import { Database } from '../../platform/database/database';
import { ConsoleAudit } from '../console-audit.service';
import { type FindingFilter, FindingQueries, type FindingRow } from './finding.queries';
import { TextNotFound } from './privacy.errors';

/** What is to be removed from a text, and for what. */
export interface StaffRedaction {
  /** Whose text it is, and the message or the request; without it the issue. */
  target: TextPlace['kind'];
  targetId?: string;
  field: string;
  ranges: readonly TextRange[];
  purpose: ReadPurpose;
  /** The purpose in words. */
  words?: string;
}

/**
 * Words that city staff take out of texts, or put back (docs/api/privacy.md#findings). Audit records have none of them.
 */
@Injectable()
export class TextRedactionsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly redactions: RedactionsService,
    private readonly texts: ContributionTextsService,
    private readonly queries: FindingQueries,
    private readonly audit: ConsoleAudit,
  ) {}

  /**
   * Removes words from a text of an issue.
   * @returns the id by which that can be undone
   * @throws IssueNotFound, TextNotFound; InvalidInput for ranges beyond the text
   */
  redact(actor: ConsoleActor, issueId: string, redaction: StaffRedaction): Promise<string> {
    const { target, targetId, field, ranges, purpose, words } = redaction;
    const place = { kind: target, id: targetId ?? issueId, issueId, field };
    return this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      const found = await this.queries.text(place);
      if (!found) throw new TextNotFound();
      const redactionId = await this.redactions.redact(issue, { place, ...found }, ranges, 'staff');
      await this.record(actor, 'issue.redact_text', place, { redactionId, purpose }, words);
      return redactionId;
    });
  }

  /** Puts words back that their author or city staff took out. @throws RedactionNotFound, TextChanged */
  undo(actor: ConsoleActor, redactionId: string): Promise<string> {
    return this.database.transaction(async () => {
      const place = await this.redactions.undo(redactionId);
      await this.record(actor, 'issue.undo_redaction', place, { redactionId });
      return redactionId;
    });
  }

  /** The findings of a city that nobody dismissed, newest first. */
  findings(actor: ConsoleActor, filter: FindingFilter): Promise<FindingRow[]> {
    return this.queries.list(filter, actor.scope);
  }

  /** Dismisses a finding; a second time nothing changes. @throws FindingNotFound */
  dismiss(actor: ConsoleActor, id: string): Promise<string> {
    return this.database.transaction(async () => {
      if (!(await this.texts.dismiss(id, actor.id))) return id;
      const target = { targetType: 'finding', targetId: id };
      await this.audit.record(actor, { action: 'privacy.dismiss_finding', ...target });
      return id;
    });
  }

  private record(
    actor: ConsoleActor,
    action: 'issue.redact_text' | 'issue.undo_redaction',
    { kind, id, field, issueId }: TextPlace,
    act: object,
    note?: string,
  ): Promise<void> {
    const after = { text: kind, id, field, ...act };
    return this.audit.record(actor, { action, targetType: 'issue', targetId: issueId, after, note });
  }
}
