import type { AuditPiece } from '../../platform/audit';
import type { AuditActorRow, AuditRow } from './audit.queries';
import type { AuditActorDto, AuditPieceDto, AuditRecordDto, JobStatusDto, QueuesDto } from './operations.dto';
import type { JobRow } from './queue.queries';

/** A record of the audit log (docs/api/console.md#audit-log). */
export function presentRecord(record: AuditRow): AuditRecordDto {
  return {
    position: Number(record.position),
    at: record.at.toISOString(),
    surface: record.surface,
    actor: { id: record.actorId, name: record.actorName },
    action: record.action,
    targetType: record.targetType,
    targetId: record.targetId,
    before: record.before,
    after: record.after,
    note: record.note,
    hash: record.hash,
  };
}

/** An actor in the audit log. */
export function presentAuditActor({ id, name, surface }: AuditActorRow): AuditActorDto {
  return { id, name, surface };
}

/** The result of checking a part of the chain of audit records. */
export function presentPiece({ records, head, broken, isLast }: AuditPiece): AuditPieceDto {
  return {
    records,
    head: head && { position: head.position, hash: head.hash },
    broken: broken && { position: broken.position, reason: broken.reason },
    isLast,
  };
}

/** The state of background work (docs/api/console.md#operations). */
export function presentQueues(jobs: readonly JobRow[], waiting: Readonly<Record<string, number>>): QueuesDto {
  return { jobs: jobs.map(presentJob), waiting };
}

function presentJob(job: JobRow): JobStatusDto {
  return {
    name: job.name,
    running: job.running,
    startedAt: job.startedAt?.toISOString() ?? null,
    finishedAt: job.finishedAt?.toISOString() ?? null,
    outcome: job.outcome,
    failure: job.failure,
    runs: job.runs,
    failures: job.failures,
  };
}
