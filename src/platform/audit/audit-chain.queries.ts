import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../database/columns';
import { Database } from '../database/database';
import { statement } from '../database/statement';
import { AuditRecord } from './entities/audit-record.entity';

const LINK = columnsOf(AuditRecord, ['previousHash', 'hash'], 'r');

/**
 * The hash is computed here by its own expression: a function in the database could have been replaced by an attacker.
 */
const TRUE_HASH = `
  encode(sha256(convert_to(jsonb_build_array(
    r.position, r.previous_hash, extract(epoch from r.at), r.surface, r.actor_id, r.actor_name, r.action, r.target_kind,
    r.target_id, r.before, r.after, r.note)::text, 'UTF8')), 'hex')`;
const next = statement(
  'audit.next-to-verify',
  `select r.position::float8 as position, ${LINK}, r.hash = ${TRUE_HASH} as "isTrue"
     from audit_records r where r.position > $1 order by r.position limit $2`,
);

/** A record's link to the previous one, and whether its hash matches its content. */
export interface AuditLink extends RowOf<typeof LINK> {
  position: number;
  isTrue: boolean;
}

/** Reads the chain of the audit log. */
@Injectable()
export class AuditChainQueries {
  constructor(private readonly database: Database) {}

  /** The records after a position, in order. @param position undefined: from the start */
  after(position: number | undefined, limit: number): Promise<AuditLink[]> {
    return this.database.rows(next, [position ?? Number.MIN_SAFE_INTEGER, limit]);
  }
}
