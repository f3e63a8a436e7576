import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { PublicContactQueries } from '../../accountability';
import { newId } from '../../kernel/ids';
import { Clock } from '../../kernel/time/clock';
import {
  personalDataIn,
  type PersonalDataChoice,
  type PersonalFinding as Found,
  withMaskedAadhaar,
  withoutRanges,
} from '../../personal-data';
import { PersonalFinding, type TextKind } from '../entities/personal-finding.entity';

/** A published text: what it is, and the issue it belongs to. */
export interface TextTarget {
  kind: TextKind;
  /** The issue, the message or the request; of a resolution its issue. */
  id: string;
  issueId: string;
}

/** The fields of a contribution that hold text; those that are not given stay as they are. */
export type Texts<Field extends string = string> = { [Name in Field]?: string };

/** The texts of all contributions, as far as they have personal data. Nothing else decides what of it is published. */
@Injectable()
export class ContributionTextsService {
  constructor(
    @InjectRepository(PersonalFinding) private readonly findings: Repository<PersonalFinding>,
    private readonly contacts: PublicContactQueries,
    private readonly clock: Clock,
  ) {}

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
  async record({ kind, id, issueId }: TextTarget, texts: Texts, choice?: PersonalDataChoice): Promise<void> {
    const rows = choice === undefined ? await this.rowsOf(texts) : [];
    const found = rows.map((row) => ({
      ...row,
      id: newId('finding'),
      targetKind: kind,
      targetId: id,
      issueId,
    }));
    if (found.length > 0) await this.findings.insert(found);
  }

  /** The same for texts that replace earlier ones: what was recorded of these fields is forgotten. */
  async recordAgain(target: TextTarget, texts: Texts): Promise<void> {
    const fields = Object.keys(texts).filter((field) => texts[field] !== undefined);
    await this.findings.delete({ targetKind: target.kind, targetId: target.id, field: In(fields) });
    await this.record(target, texts);
  }

  private async rowsOf(texts: Texts) {
    const foundAt = this.clock.now();
    const known = await this.contacts.keys();
    return Object.entries(texts).flatMap(([field, text]) =>
      personalDataIn(text ?? '', known).map(({ kind, start, end }) => {
        return { field, kind, startAt: start, endAt: end, foundAt };
      }),
    );
  }
}
