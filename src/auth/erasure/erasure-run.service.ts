import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ANONYMOUS } from '../../kernel/people/shown-as';
import { Clock } from '../../kernel/time/clock';
import { type ErasurePlan, PersonalDataHoldersService, type PersonalDataSubject } from '../../personal-data';
import { AuditLog } from '../../platform/audit';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { SubjectKeysService } from '../../platform/subject-keys';
import { Erasure, type ErasureStep } from '../entities/erasure.entity';
import { PrivacyChoicesService } from '../privacy-choices.service';
import { namesOf } from './erased-names';
import { ErasedIdentitiesService } from './erased-identities.service';
import { ErasureLedgerService } from './erasure-ledger.service';
import { ErasureMailsService } from './erasure-mails.service';
import { ErasureQueries, type ErasureRow } from './erasure.queries';
import { StandInQueries } from './stand-in.queries';

/** The issues of which one transaction changes the words. */
const REWRITTEN = 50;
/** Who erases: the service itself, at the wish of a person whom the record must not name. */
const SERVICE = { id: 'service', displayName: 'The service' };

/**
 * Carries out erasures. Each step is many transactions, safe to repeat, and its position is stored, so that an erasure
 * goes on where it was interrupted.
 */
@Injectable()
export class ErasureRunService {
  @InjectRepository(Erasure) private readonly erasures!: Repository<Erasure>;
  @Inject() private readonly standIns!: StandInQueries;
  @Inject() private readonly identities!: ErasedIdentitiesService;
  @Inject() private readonly ledger!: ErasureLedgerService;
  @Inject() private readonly mails!: ErasureMailsService;
  @Inject() private readonly keys!: SubjectKeysService;
  @Inject() private readonly choices!: PrivacyChoicesService;

  constructor(
    private readonly queries: ErasureQueries,
    private readonly holders: PersonalDataHoldersService,
    private readonly audit: AuditLog,
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Carries out an erasure from where it is to its end. */
  async run(erasure: ErasureRow): Promise<void> {
    const { userId } = erasure;
    const office = await this.queries.designation(userId);
    let { step } = erasure;
    if (step === 'waiting') {
      // From here nobody signs in to the account, so that nothing is added to it.
      await this.advance(userId, 'part', 0, () => this.identities.end(userId, office ?? ANONYMOUS));
      step = 'part';
    }
    const subject: PersonalDataSubject = { userId, ids: [userId], email: erasure.email };
    const plan = await this.planOf(erasure, office !== undefined);
    if (step === 'part') {
      const moved = plan.isOfficial ? 0 : await this.holders.erase(subject, { ...plan, step });
      await this.advance(userId, 'rewrite', moved);
      step = 'rewrite';
    }
    if (step === 'rewrite') {
      await this.advance(userId, 'delete', await this.rewrite(subject, { ...plan, step }));
      step = 'delete';
    }
    const deleted = await this.holders.erase(subject, { ...plan, step: 'delete' });
    await this.end(erasure, deleted, office ?? ANONYMOUS);
  }

  /** Batch after batch of stand-ins: once its contributions are changed, nothing says any more who is behind it. */
  private async rewrite(subject: PersonalDataSubject, plan: ErasurePlan): Promise<number> {
    for (let changed = 0; ;) {
      const batch = await this.standIns.next(subject.userId, REWRITTEN);
      if (batch.length === 0) return changed;
      const ids = batch.map(({ id }) => id);
      changed += await this.holders.erase({ ...subject, ids }, plan);
      await this.standIns.unlink(ids);
    }
  }

  private async end(
    { userId, email, dueAt, words, place, language }: ErasureRow,
    deleted: number,
    name: string,
  ): Promise<void> {
    const { DEFAULT_CITY: city } = this.config.settings;
    await this.database.transaction(async () => {
      const now = this.clock.now();
      await this.choices.giveUpPseudonym(userId);
      await this.queries.empty(userId, name, city, now);
      await this.keys.destroy(userId);
      const { changed } = await this.erasures.findOneByOrFail({ userId });
      const rows = changed + deleted;
      await this.ledger.add({ userId, words, place, changed: rows });
      await this.erasures.update({ userId }, { step: 'told', displayName: '', changed: rows });
      await this.mails.done({ userId, email, dueAt, language });
      const target = { kind: 'erasure', id: this.ledger.subjectOf(userId) };
      const after = { rows, words, place };
      await this.audit.record({
        ...{ surface: 'token', actor: SERVICE, action: 'privacy.erase', target, before: null, after },
      });
    });
  }

  /** Stores the position, in the transaction of a change. */
  private async advance(
    userId: string,
    step: ErasureStep,
    changed: number,
    change?: () => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async () => {
      await change?.();
      await this.erasures.update({ userId }, { step, changed: () => `changed + ${changed}` });
    });
  }

  private async planOf(
    { userId, displayName, words, place }: ErasureRow,
    isOfficial: boolean,
  ): Promise<Omit<ErasurePlan, 'step'>> {
    const known = await this.queries.names(userId);
    return { isOfficial, names: namesOf({ displayName, ...known }), words, place };
  }
}
