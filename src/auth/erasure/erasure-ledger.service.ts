import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import type { ErasurePlan } from '../../personal-data';
import { SubjectKeysService } from '../../platform/subject-keys';
import { ErasureLedgerEntry } from '../entities/erasure-ledger-entry.entity';

/** An erasure that was carried out. */
export type LedgerEntry = Omit<ErasureLedgerEntry, 'copiedAt'>;

/** How many entries one statement compares. */
const BATCH = 1000;

/** The ledger of erasures: of whom, only as a digest, so that an erasure is repeated after a restore. */
@Injectable()
export class ErasureLedgerService {
  constructor(
    @InjectRepository(ErasureLedgerEntry) private readonly entries: Repository<ErasureLedgerEntry>,
    private readonly keys: SubjectKeysService,
    private readonly clock: Clock,
  ) {}

  /** Adds an erasure. Call it in the transaction that ends it. Safe to repeat. */
  async add({
    userId,
    words,
    place,
    changed,
  }: Pick<ErasurePlan, 'words' | 'place'> & { userId: string; changed: number }): Promise<void> {
    const entry = { subject: this.subjectOf(userId), at: this.clock.now(), words, place, changed };
    await this.entries.upsert(entry, ['subject']);
  }

  /** Adds entries of a copy. */
  async restore(entries: readonly LedgerEntry[]): Promise<void> {
    for (let at = 0; at < entries.length; at += BATCH)
      await this.entries.upsert(entries.slice(at, at + BATCH), ['subject']);
  }

  /** The entries of which there is no copy yet. */
  uncopied(): Promise<LedgerEntry[]> {
    const select = { subject: true, at: true, words: true, place: true, changed: true };
    return this.entries.find({ select, where: { copiedAt: IsNull() }, order: { subject: 'ASC' } });
  }

  /** Records that entries were copied. */
  async markCopied(entries: readonly LedgerEntry[]): Promise<void> {
    const copiedAt = this.clock.now();
    for (let at = 0; at < entries.length; at += BATCH) {
      const subjects = entries.slice(at, at + BATCH).map(({ subject }) => subject);
      await this.entries.update({ subject: In(subjects) }, { copiedAt });
    }
  }

  /** Those of some entries that the database does not have: it is older. */
  async missing(entries: readonly LedgerEntry[]): Promise<LedgerEntry[]> {
    const missing: LedgerEntry[] = [];
    for (let at = 0; at < entries.length; at += BATCH) {
      const batch = entries.slice(at, at + BATCH);
      const known = await this.entries.findBy({ subject: In(batch.map(({ subject }) => subject)) });
      const subjects = new Set(known.map(({ subject }) => subject));
      missing.push(...batch.filter(({ subject }) => !subjects.has(subject)));
    }
    return missing;
  }

  /** The digest of an account in the ledger. */
  subjectOf(userId: string): string {
    return this.keys.digest(`erased:${userId}`);
  }
}
