import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Logger } from '../platform/logging/logger';
import { AuditChainQueries, type AuditLink } from './audit-chain.queries';
import { AuditRecord } from './entities/audit-record.entity';

/** How many records one statement reads at most. */
const BATCH = 1000;

const NOTED_IS_GONE = 'the record that was noted is gone';
const NOT_AS_NOTED = 'it is not the record that was noted';

/** The newest record: whoever has noted one can tell later that nothing up to it was touched. */
export interface AuditHead {
  position: number;
  hash: string;
}

/** What following the chain, or a piece of it, showed. */
export interface AuditVerdict {
  records: number;
  /** The last record that was followed to. */
  head: AuditHead | null;
  /** Where the chain is broken first, and how; null: it is whole. */
  broken: { position: number; reason: string } | null;
}

/** What following a piece of the chain showed. */
export interface AuditPiece extends AuditVerdict {
  /** Whether there is nothing more to follow: the chain ends here, or is broken. */
  isLast: boolean;
}

/** Proves that no record of the audit log was changed, taken out or put in. */
@Injectable()
export class AuditChain {
  constructor(
    @InjectRepository(AuditRecord) private readonly records: Repository<AuditRecord>,
    private readonly queries: AuditChainQueries,
    private readonly logger: Logger,
  ) {}

  /**
   * Follows the chain from its first record to its last.
   * @param noted a head as it was noted earlier: without one, records missing at the very end cannot be missed
   */
  async verify(noted?: AuditHead): Promise<AuditVerdict> {
    const verdict = await this.follow(null, Infinity, noted);
    const isShort = noted !== undefined && (verdict.head?.position ?? 0) < noted.position;
    return verdict.broken === null && isShort
      ? { ...verdict, broken: { position: noted.position, reason: NOTED_IS_GONE } }
      : verdict;
  }

  /**
   * Follows a piece of the chain, so that nobody waits long for one answer.
   * @param after the record the piece before ended with, which must be as it was; null: from the first
   * @param limit how many records a piece has at most
   */
  async verifyPiece(after: AuditHead | null, limit: number): Promise<AuditPiece> {
    const reason = after && (await this.whatChanged(after));
    if (after && reason)
      return { records: 0, head: null, broken: { position: after.position, reason }, isLast: true };
    const verdict = await this.follow(after, limit);
    return { ...verdict, isLast: verdict.broken !== null || verdict.records < limit };
  }

  /** What has happened to a record that was noted, if anything. */
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
   * Writes the head into the log, which leaves this database.
   * @returns the head, or an empty object where there is none
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
