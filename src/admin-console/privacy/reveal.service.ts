import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../kernel/console';
import type { DataKind, ReadPurpose } from '../../kernel/personal-data';
import { emailKey } from '../../kernel/text/email-address';
import { ConsentsService, ReadLogService, type ReadRow } from '../../personal-data';
import { SubjectKeysService } from '../../platform/subject-keys';
import { MAY_NOT_REVEAL, MAY_NOT_SEE_READS, NotContactable, TargetNotFound } from './privacy.errors';
import { mayReveal, revealsAtAll, seesReads } from './reveal.policy';
import { type RevealedRow, RevealQueries, type RevealTarget } from './reveal.queries';

/** What is to be shown, and for what. */
export interface RevealRequest {
  target: { kind: RevealTarget; id: string };
  kinds: readonly DataKind[];
  purpose: ReadPurpose;
  words?: string;
}

type ReadFilter = Parameters<ReadLogService['list']>[0];

/** Shows city staff personal data that the console otherwise masks (docs/api/privacy.md#reveal). */
@Injectable()
export class RevealService {
  constructor(
    private readonly queries: RevealQueries,
    private readonly readLog: ReadLogService,
    private readonly keys: SubjectKeysService,
    private readonly consents: ConsentsService,
  ) {}

  /** Reads the data of a target, and logs that. @throws Forbidden; TargetNotFound, NotContactable */
  async reveal(actor: ConsoleActor, { target, kinds, purpose, words }: RevealRequest): Promise<RevealedRow> {
    if (!revealsAtAll(actor)) throw MAY_NOT_REVEAL;
    const found = await this.queries.find(target.kind, target.id, actor.scope);
    if (!found) throw new TargetNotFound();
    if (!mayReveal(actor, found.city)) throw MAY_NOT_REVEAL;
    const subject = found.subject ?? this.keys.digest(emailKey(found.contact ?? target.id));
    if (purpose === 'contact_reporter' && (await this.consents.isRefused(subject, 'contact')))
      throw new NotContactable();
    await this.readLog.record({
      reader: { id: actor.id, role: actor.role, cities: actor.cityScope },
      route: 'POST /api/admin/privacy/reveal',
      kinds,
      subjects: [subject],
      purpose,
      words,
    });
    return found;
  }

  /** The log of reads, newest first. @throws Forbidden */
  async reads(actor: ConsoleActor, filter: ReadFilter): Promise<ReadRow[]> {
    if (!seesReads(actor)) throw MAY_NOT_SEE_READS;
    return this.readLog.list(filter);
  }
}
