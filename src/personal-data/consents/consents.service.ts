import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { newId } from '../../kernel/ids';
import type { Language } from '../../kernel/languages';
import type { ConsentPurpose, ConsentSurface } from '../../kernel/personal-data';
import { emailKey } from '../../kernel/text/email-address';
import { Clock } from '../../kernel/time/clock';
import { insertNew } from '../../platform/database/returning';
import { SubjectKeysService } from '../../platform/subject-keys';
import { Consent } from '../entities/consent.entity';
import { NOTICE_VERSION } from '../notice/notice';
import { ConsentQueries, type ConsentRow } from './consent.queries';

/** In which language and where somebody is asked. */
export interface Asked {
  language: Language;
  surface: ConsentSurface;
}

/**
 * The record of consents (docs/api/privacy.md#consents). It proves what people agreed to; whether something is done
 * depends on their choices themselves, except for `contact`. The only writer of consents.
 */
@Injectable()
export class ConsentsService {
  constructor(
    @InjectRepository(Consent) private readonly consents: Repository<Consent>,
    private readonly queries: ConsentQueries,
    private readonly keys: SubjectKeysService,
    private readonly clock: Clock,
  ) {}

  /** Who the owner of an address is, with or without an account. */
  ofAddress(email: string): string {
    return this.keys.digest(emailKey(email));
  }

  /** Records that somebody agreed; nothing if that holds already. */
  async give(subjectId: string, purpose: ConsentPurpose, asked: Asked): Promise<void> {
    await this.add(subjectId, purpose, asked, { givenAt: this.clock.now(), withdrawnAt: null });
  }

  /** Records that somebody does not agree any more. @returns whether they had agreed */
  async withdraw(subjectId: string, purpose: ConsentPurpose): Promise<boolean> {
    const open = { subjectId, purpose, withdrawnAt: IsNull() };
    const { affected } = await this.consents.update(open, { withdrawnAt: this.clock.now() });
    return (affected ?? 0) > 0;
  }

  /** The same, also if they had not agreed: their refusal is recorded. */
  async refuse(subjectId: string, purpose: ConsentPurpose, asked: Asked): Promise<void> {
    if ((await this.withdraw(subjectId, purpose)) || (await this.isRefused(subjectId, purpose))) return;
    await this.add(subjectId, purpose, asked, { givenAt: null, withdrawnAt: this.clock.now() });
  }

  /** Whether somebody withdrew or refused, and did not agree since. */
  async isRefused(subjectId: string, purpose: ConsentPurpose): Promise<boolean> {
    const [newest] = await this.consents.find({
      where: { subjectId, purpose },
      order: { id: 'desc' },
      take: 1,
    });
    return newest !== undefined && newest.withdrawnAt !== null;
  }

  /** The newest 100 consents of a person, newest first. @param subjects the account, and who its address is */
  of(subjects: readonly string[]): Promise<ConsentRow[]> {
    return this.queries.of(subjects);
  }

  /**
   * Takes the person from some of their consents; a digest stays, by which it can be proved that they agreed.
   * @returns how many
   */
  forget(subject: string): Promise<number> {
    return this.queries.forget(subject, this.keys.digest(`consent:${subject}`), this.clock.now());
  }

  private async add(
    subjectId: string,
    purpose: ConsentPurpose,
    { language, surface }: Asked,
    times: Pick<Consent, 'givenAt' | 'withdrawnAt'>,
  ): Promise<void> {
    const consent = { id: newId('consent'), subjectId, purpose, language, surface, ...times };
    await insertNew(this.consents, { ...consent, noticeVersion: NOTICE_VERSION });
  }
}
