import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { PublicContactQueries } from '../../accountability';
import { newId } from '../../kernel/ids';
import { Clock } from '../../kernel/time/clock';
import {
  personalDataIn,
  type PersonalDataChoice,
  type PersonalFinding as Found,
  type TextRange,
  withMaskedAadhaar,
  withoutRanges,
} from '../../personal-data';
import { DomainEvents } from '../../platform/events/domain-events';
import { PersonalFinding, type TextKind } from '../entities/personal-finding.entity';
import { Redaction } from '../entities/redaction.entity';
import { IssuePartMade } from '../merging/issue-merge.events';

import { FindingNotFound } from './redaction.errors';

/** A published text: what it is, and the issue it belongs to. */
export interface TextTarget {
  kind: TextKind;
  /** The issue, the message or the request; of a resolution its issue. */
  id: string;
  issueId: string;
}

/** The place of a published text. */
export type TextPlace = TextTarget & { field: string };

/** The fields of a contribution that hold text; those that are not given stay as they are. */
export type Texts<Field extends string = string> = { [Name in Field]?: string };

/** The texts of all contributions, as far as they have personal data. Nothing else decides what of it is published. */
@Injectable()
export class ContributionTextsService implements OnModuleInit {
  constructor(
    @InjectRepository(PersonalFinding) private readonly findings: Repository<PersonalFinding>,
    @InjectRepository(Redaction) private readonly redactions: Repository<Redaction>,
    private readonly contacts: PublicContactQueries,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssuePartMade, async ({ to: issueId, messageIds }) => {
      const moved = { targetKind: 'message' as const, targetId: In([...messageIds]) };
      await this.findings.update(moved, { issueId });
      await this.redactions.update(moved, { issueId });
    });
  }

  /** The personal data in a text, without the contacts of offices. */
  async find(text: string): Promise<Found[]> {
    return personalDataIn(text, await this.contacts.keys());
  }

  /**
   * The form in which texts are published: without personal data if that was chosen, and in any case with no more than
   * the last four digits of Aadhaar numbers.
   */
  async published<Given extends Texts>(texts: Given, choice?: PersonalDataChoice): Promise<Given> {
    const written = Object.entries(texts).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    );
    const published = await Promise.all(
      written.map(async ([field, text]) => {
        const shown = choice === 'hide' ? withoutRanges(text, await this.find(text)) : text;
        return [field, withMaskedAadhaar(shown)] as const;
      }),
    );
    return { ...texts, ...Object.fromEntries(published) };
  }

  /**
   * Records the personal data of published texts for city staff, unless their author has decided about it. Call it in
   * the transaction that stores the texts.
   */
  async record(target: TextTarget, texts: Texts, choice?: PersonalDataChoice): Promise<void> {
    if (choice === undefined) await this.add(target, texts, new Set());
  }

  /**
   * The same for texts that replace earlier ones: what was recorded of these fields is forgotten. Words about which
   * their author or city staff decided before are not found again.
   * @param before the texts that are replaced; fields without one had none of the words
   */
  async recordAgain(target: TextTarget, texts: Texts, before: Texts = {}): Promise<void> {
    const fields = Object.keys(texts).filter((name) => texts[name] !== undefined);
    const recorded = { targetKind: target.kind, targetId: target.id, field: In(fields) };
    const open = await this.findings.findBy({ ...recorded, dismissedAt: IsNull() });
    await this.findings.delete(recorded);
    const known = await this.contacts.keys();
    const decided = fields.flatMap((name) => {
      const text = before[name] ?? '';
      return personalDataIn(text, known)
        .filter(({ start }) => !open.some(({ field, startAt }) => field === name && startAt === start))
        .map(({ start, end }) => text.slice(start, end));
    });
    await this.add(target, texts, new Set(decided));
  }

  /** Lets what was recorded of a text follow when parts of it are removed. @param ranges in order, without overlaps */
  async follow({ kind, id, field }: TextPlace, text: string, ranges: readonly TextRange[]): Promise<void> {
    const removed = (finding: PersonalFinding) =>
      ranges.some(({ start, end }) => start < finding.endAt && end > finding.startAt);
    const known = await this.findings.findBy({ targetKind: kind, targetId: id, field });
    const gone = known.filter(removed).map((finding) => finding.id);
    if (gone.length > 0) await this.findings.delete({ id: In(gone) });
    for (const { id: findingId, startAt, endAt } of known.filter((finding) => !removed(finding))) {
      const before = ranges.filter(({ end }) => end <= startAt);
      const start = withoutRanges(text.slice(0, startAt), before).length;
      await this.findings.update({ id: findingId }, { startAt: start, endAt: start + endAt - startAt });
    }
  }

  /**
   * Dismisses a finding, which is shown to staff no more; a second time nothing changes. Call it in a transaction.
   * @returns whether it was dismissed now
   * @throws FindingNotFound
   */
  async dismiss(id: string, staffId: string): Promise<boolean> {
    const change = { dismissedAt: this.clock.now(), dismissedBy: staffId };
    const { affected } = await this.findings.update({ id, dismissedAt: IsNull() }, change);
    if (affected === 1) return true;
    if (!(await this.findings.existsBy({ id }))) throw new FindingNotFound();
    return false;
  }

  /** Forgets what was recorded of a contribution whose text is deleted. Call it in the transaction of that. */
  async forget(targetKind: TextKind, targetId: string): Promise<void> {
    await this.findings.delete({ targetKind, targetId });
    await this.redactions.delete({ targetKind, targetId });
  }

  /** @param decided words that are left out */
  private async add(
    { kind: targetKind, id: targetId, issueId }: TextTarget,
    texts: Texts,
    decided: ReadonlySet<string>,
  ): Promise<void> {
    const foundAt = this.clock.now();
    const known = await this.contacts.keys();
    const found = Object.entries(texts).flatMap(([field, text = '']) =>
      personalDataIn(text, known)
        .filter(({ start, end }) => !decided.has(text.slice(start, end)))
        .map(({ kind, start, end }) => ({
          ...{ id: newId('finding'), targetKind, targetId, issueId },
          ...{ field, kind, startAt: start, endAt: end, foundAt },
        })),
    );
    if (found.length > 0) await this.findings.insert(found);
  }
}
