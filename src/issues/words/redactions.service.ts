import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { newId } from '../../kernel/ids';
import { Clock } from '../../kernel/time/clock';
import { HOUR_MS } from '../../kernel/time/durations';
import { type TextRange, withoutRanges } from '../../personal-data';
import { DomainEvents } from '../../platform/events/domain-events';
import { InvalidInput } from '../../platform/http/domain-error';
import { SubjectKeysService } from '../../platform/subject-keys';
import { Redaction } from '../entities/redaction.entity';
import type { LockedIssue } from '../issue';
import { IssueRedacted } from '../issue.events';
import { IssueLifecycle } from '../issue-lifecycle.service';
import { ContributionTextsService, type TextPlace } from './contribution-texts.service';
import { RedactionNotFound, TextChanged } from './redaction.errors';
import { TextReplaced } from './redaction.events';
import { wholeRanges } from './text-ranges';

/** For so long a redaction can be undone. */
export const REDACTION_UNDO_MS = 72 * HOUR_MS;
/** What the texts of a redaction are sealed as. */
const CONTEXT = 'redactions.texts';

/** A published text, and the person who wrote it. */
export interface WrittenText {
  place: TextPlace;
  text: string;
  ownerId: string;
}

/** Removes words from published texts, and puts them back (docs/api/privacy.md#redactions). */
@Injectable()
export class RedactionsService {
  constructor(
    @InjectRepository(Redaction) private readonly redactions: Repository<Redaction>,
    private readonly lifecycle: IssueLifecycle,
    private readonly texts: ContributionTextsService,
    private readonly keys: SubjectKeysService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes parts of a text. Call it in a transaction, under the lock of the issue.
   * @param by who removes them
   * @returns the id by which that can be undone
   * @throws InvalidInput for ranges beyond the text
   */
  async redact(
    issue: LockedIssue,
    { place, text, ownerId }: WrittenText,
    ranges: readonly TextRange[],
    by: 'reporter' | 'staff',
  ): Promise<string> {
    assertWithin(text, ranges);
    const removed = wholeRanges(text, ranges);
    const redacted = withoutRanges(text, removed);
    const redactedAt = await this.replace(issue, place, text, redacted, by);
    await this.texts.follow(place, text, removed);
    const texts = await this.keys.seal(ownerId, CONTEXT, JSON.stringify([text, redacted]));
    const { kind: targetKind, id: targetId, issueId, field } = place;
    const id = newId('redaction');
    await this.redactions.insert({ id, targetKind, targetId, issueId, field, texts, redactedAt });
    return id;
  }

  /**
   * Puts the words of a redaction back. Call it in a transaction. Its personal data is a finding for staff again.
   * @returns where the words stand
   * @throws RedactionNotFound, TextChanged
   */
  async undo(id: string): Promise<TextPlace> {
    const redactedAt = MoreThan(new Date(this.clock.now().getTime() - REDACTION_UNDO_MS));
    const found = await this.redactions.findOneBy({ id, redactedAt });
    if (!found) throw new RedactionNotFound();
    const { targetKind: kind, targetId, issueId, field } = found;
    const issue = await this.lifecycle.lock(issueId);
    const { affected } = await this.redactions.delete({ id });
    const texts = await this.keys.unseal(found.texts, CONTEXT);
    if (affected === 0 || texts === null) throw new RedactionNotFound();
    const [text, redacted] = JSON.parse(texts) as [string, string];
    const place = { kind, id: targetId, issueId, field };
    await this.replace(issue, place, redacted, text, 'staff');
    await this.texts.recordAgain(place, { [field]: text }, { [field]: redacted });
    return place;
  }

  private async replace(
    issue: LockedIssue,
    place: TextPlace,
    from: string,
    to: string,
    by: 'reporter' | 'staff',
  ): Promise<Date> {
    const at = this.clock.now();
    const replaced = new TextReplaced(place, from, to, at);
    await this.events.emit(replaced);
    if (!replaced.isReplaced) throw new TextChanged();
    await this.events.emit(new IssueRedacted({ ...issue, updatedAt: at }, by));
    return at;
  }
}

/** @throws InvalidInput */
function assertWithin(text: string, ranges: readonly TextRange[]): void {
  const wrong = ranges.flatMap(({ start, end }, index) =>
    start < end && end <= text.length
      ? []
      : [{ field: `ranges.${index}`, message: 'must begin before it ends, within the text' }],
  );
  if (wrong.length > 0) throw new InvalidInput(wrong);
}
