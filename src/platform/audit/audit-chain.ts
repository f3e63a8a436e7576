import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Logger } from '../logging/logger';
import { AuditChainQueries, type AuditLink } from './audit-chain.queries';
import { AuditRecord } from './entities/audit-record.entity';

/** The maximum number of records one statement reads. */
const BATCH = 1000;

const NOTED_IS_GONE = 'the record that was noted is gone';
const NOT_AS_NOTED = 'it is not the record that was noted';

/** The newest record. A head that was noted elsewhere later proves that nothing up to it was changed. */
export interface AuditHead {
  position: number;
  hash: string;
}

/** The result of verifying the chain or a part of it. */
export interface AuditVerdict {
  records: number;
  /** The last verified record. */
  head: AuditHead | null;
  /** The first break of the chain, and its reason; null if the chain is intact. */
  broken: { position: number; reason: string } | null;
}

/** The result of verifying a part of the chain. */
export interface AuditPiece extends AuditVerdict {
  /** Whether verification is finished: the chain ends here, or is broken. */
  isLast: boolean;
}

/** Verifies that no record of the audit log was changed, removed or inserted. */
@Injectable()
export class AuditChain {
  constructor(
    @InjectRepository(AuditRecord) private readonly records: Repository<AuditRecord>,
    private readonly queries: AuditChainQueries,
    private readonly logger: Logger,
  ) {}

  /**
   * Verifies the chain from its first record to its last.
   * @param noted a head that was noted earlier; without one, the removal of the newest records cannot be detected
   */
  async verify(noted?: AuditHead): Promise<AuditVerdict> {
    const verdict = await this.follow(null, Infinity, noted);
    const isShort = noted !== undefined && (verdict.head?.position ?? 0) < noted.position;
    return verdict.broken === null && isShort
      ? { ...verdict, broken: { position: noted.position, reason: NOTED_IS_GONE } }
      : verdict;
  }

  /**
   * Verifies a part of the chain, so that a request does not take long.
   * @param after the last record of the previous part, which must be unchanged; null: from the start
   * @param limit the maximum number of records of the part
   */
  async verifyPiece(after: AuditHead | null, limit: number): Promise<AuditPiece> {
    const reason = after && (await this.whatChanged(after));
    if (after && reason)
      return { records: 0, head: null, broken: { position: after.position, reason }, isLast: true };
    const verdict = await this.follow(after, limit);
    return { ...verdict, isLast: verdict.broken !== null || verdict.records < limit };
  }

  /** Describes how a noted record was changed or removed; undefined if it is intact. */
  private async whatChanged({ position, hash }: AuditHead): Promise<string | undefined> {
    const [found] = await this.records.find({
      select: { hash: true },
      where: { position: String(position) },
    });
    if (!found) return NOTED_IS_GONE;
    return found.hash === hash ? undefined : NOT_AS_NOTED;
  }

  private async follow(after: AuditHead | null, limit: number, noted?: AuditHead): Promise<AuditVerdict> {
    const verdict: AuditVerdict = { records: 0, head: after, broken: null };
    while (verdict.records < limit) {
      const links = await this.queries.after(
        verdict.head?.position,
        Math.min(BATCH, limit - verdict.records),
      );
      if (links.length === 0) break;
      for (const link of links) {
        const reason = whatIsWrong(link, verdict.head) ?? whatIsNotAsNoted(link, noted);
        if (reason) return { ...verdict, broken: { position: link.position, reason } };
        verdict.records++;
        verdict.head = { position: link.position, hash: link.hash };
      }
    }
    return verdict;
  }

  /**
   * Logs the head of the chain, so that it is stored outside of this database.
   * @returns the head; an empty object if the log has no records
   */
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
}

function whatIsWrong(link: AuditLink, before: AuditHead | null): string | undefined {
  if (link.position !== (before?.position ?? 0) + 1) return 'records before it are missing';
  if (link.previousHash !== (before?.hash ?? '')) return 'it does not follow the record before it';
  return link.isTrue ? undefined : 'it was changed';
}

function whatIsNotAsNoted({ position, hash }: AuditLink, noted: AuditHead | undefined): string | undefined {
  return position === noted?.position && hash !== noted.hash ? NOT_AS_NOTED : undefined;
}
