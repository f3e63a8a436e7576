import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, Repository } from 'typeorm';
import { emailKey } from '../../kernel/text/email-address';
import { Erasure } from '../entities/erasure.entity';
import { User } from '../entities/user.entity';
import { ErasureLedgerService, type LedgerEntry } from './erasure-ledger.service';
import { ErasureMailsService } from './erasure-mails.service';
import { ErasureQueries } from './erasure.queries';
import { ErasureRunService } from './erasure-run.service';

const BATCH = 1000;

/** Erases people again who were erased after a restored database was backed up. */
@Injectable()
export class ErasureReplayService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    @InjectRepository(Erasure) private readonly erasures: Repository<Erasure>,
    private readonly ledger: ErasureLedgerService,
    private readonly queries: ErasureQueries,
    private readonly erasure: ErasureRunService,
    private readonly mails: ErasureMailsService,
  ) {}

  /**
   * Carries out erasures of a ledger that the database does not have. Safe to repeat.
   * @returns how many people were erased
   */
  async replay(entries: readonly LedgerEntry[]): Promise<number> {
    const missing = new Map((await this.ledger.missing(entries)).map((entry) => [entry.subject, entry]));
    if (missing.size === 0) return 0;
    let erased = 0;
    for (let last: string | undefined = ''; last !== undefined;) {
      const people: User[] = await this.users.find({
        where: { id: MoreThan(last), kind: 'person' },
        order: { id: 'ASC' },
        take: BATCH,
      });
      for (const person of people) {
        const entry = missing.get(this.ledger.subjectOf(person.id));
        if (!entry) continue;
        await this.erase(person, entry);
        erased++;
      }
      last = people.at(-1)?.id;
    }
    // Those who came and went after the backup; the others again, with the time of their first erasure.
    await this.ledger.restore([...missing.values()]);
    return erased;
  }

  private async erase(
    { id: userId, email: address, displayName, listed }: User,
    { at, words, place }: LedgerEntry,
  ): Promise<void> {
    const email = address === null ? null : emailKey(address);
    const known = await this.queries.find(userId);
    if (!known)
      await this.erasures.insert({
        ...{ userId, askedAt: at, dueAt: at, words, place, email, displayName, listed },
      });
    else await this.erasures.update({ userId }, { dueAt: at, words, place });
    await this.erasure.run((await this.queries.find(userId))!);
    await this.mails.withdraw(userId);
    await this.erasures.delete({ userId });
  }
}
