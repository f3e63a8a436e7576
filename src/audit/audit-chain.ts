import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Logger } from '../platform/logging/logger';
import { AuditRecord } from './entities/audit-record.entity';

const BATCH = 1000;

const LINK = columnsOf(AuditRecord, ['previousHash', 'hash'], 'r');

/** What the hash must be is said here once more, and not asked of a function whoever tampers could have replaced. */
const TRUE_HASH = `
  encode(sha256(convert_to(jsonb_build_array(
    r.position, r.previous_hash, extract(epoch from r.at), r.surface, r.actor_id, r.actor_name, r.action, r.target_kind,
    r.target_id, r.before, r.after, r.note)::text, 'UTF8')), 'hex')`;
const next = statement(
  'audit.next-to-verify',
  `select r.position::float8 as position, ${LINK}, r.hash = ${TRUE_HASH} as "isTrue"
     from audit_records r where r.position > $1 order by r.position limit ${BATCH}`,
);

interface Link extends RowOf<typeof LINK> {
  position: number;
  isTrue: boolean;
}

/** The newest record: whoever has noted one can tell later that nothing up to it was touched. */
export interface AuditHead {
  position: number;
  hash: string;
}

/** What looking at the whole chain showed. */
export interface AuditVerdict {
  records: number;
  head: AuditHead | null;
  /** Where the chain is broken first, and how; null: it is whole. */
  broken: { position: number; reason: string } | null;
}

/** Proves that no record of the audit log was changed, taken out or put in. */
@Injectable()
export class AuditChain {
  constructor(
    @InjectRepository(AuditRecord) private readonly records: Repository<AuditRecord>,
    private readonly database: Database,
    private readonly logger: Logger,
  ) {}

  /**
   * Follows the chain from its first record to its last.
   * @param noted a head as it was noted earlier: without one, records missing at the very end cannot be missed
   */
  async verify(noted?: AuditHead): Promise<AuditVerdict> {
    const verdict: AuditVerdict = { records: 0, head: null, broken: null };
    let isNotedThere = noted === undefined;
    for (
      let links = await this.next(Number.MIN_SAFE_INTEGER);
      links.length > 0;
      links = await this.next(links.at(-1)?.position ?? 0)
    ) {
      for (const link of links) {
        const reason = whatIsWrong(link, verdict.head);
        if (reason) return { ...verdict, broken: { position: link.position, reason } };
        if (link.position === noted?.position) {
          if (link.hash !== noted.hash)
            return {
              ...verdict,
              broken: { position: link.position, reason: 'it is not the record that was noted' },
            };
          isNotedThere = true;
        }
        verdict.records++;
        verdict.head = { position: link.position, hash: link.hash };
      }
    }
    if (!isNotedThere && noted)
      return {
        ...verdict,
        broken: { position: noted.position, reason: 'the record that was noted is gone' },
      };
    return verdict;
  }

  /** Writes the head into the log, which leaves this database. @returns the head, or an empty object where there is none */
  async noteHead(): Promise<AuditHead | object> {
    const head = await this.head();
    this.logger.info({ audit: head }, 'the head of the audit log');
    return head ?? {};
  }

  private async head(): Promise<AuditHead | null> {
    const select = { position: true, hash: true };
    const [last] = await this.records.find({ select, order: { position: 'DESC' }, take: 1 });
    return last ? { position: Number(last.position), hash: last.hash } : null;
  }

  private next(after: number): Promise<Link[]> {
    return this.database.rows(next, [after]);
  }
}

function whatIsWrong(link: Link, before: AuditHead | null): string | undefined {
  if (link.position !== (before?.position ?? 0) + 1) return 'records before it are missing';
  if (link.previousHash !== (before?.hash ?? '')) return 'it does not follow the record before it';
  return link.isTrue ? undefined : 'it was changed';
}
