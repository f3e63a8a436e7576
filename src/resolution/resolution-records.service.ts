import { Injectable, type OnModuleInit } from '@nestjs/common';
import { IssueStatusChanged } from '../issues';
import { CITY_STAFF_USER } from '../kernel/city-staff-user';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { DomainEvents } from '../platform/events/domain-events';
import type { ResolutionDraft, Resolver } from './resolution';

/** What a resolution says that was made without words of its own. */
const WORDLESS = 'Resolved by the city desk';

const insert = statement(
  'resolution.insert',
  `insert into issue_resolutions
     (issue_id, description, media_ids, resolver_id, resolver_name, resolver_role, resolved_at)
   values ($1, $2, $3, $4, $5, $6, $7)`,
);
const insertWordless = statement(
  'resolution.insert-wordless',
  `insert into issue_resolutions
     (issue_id, description, media_ids, resolver_id, resolver_name, resolver_role, resolved_at)
   select $1, $2, '{}', coalesce(u.id, $5), coalesce(u.display_name, 'City desk'), coalesce(u.role, 'admin'), $4
     from (select 1) one left join users u on u.id = $3
   on conflict (issue_id) where dropped_at is null do nothing`,
);
const drop = statement(
  'resolution.drop',
  `with dropped as (
     update issue_resolutions set dropped_at = $2 where issue_id = $1 and dropped_at is null returning id)
   update reopen_requests r set status = 'approved', reviewed_by = $3, reviewed_at = $2
     from dropped where r.resolution_id = dropped.id and r.status = 'pending'`,
);
const settle = statement(
  'resolution.settle',
  `with settled as (
     update issue_resolutions set settled_at = $2 where issue_id = $1 and dropped_at is null returning id)
   update reopen_requests r set status = 'denied', reviewed_by = $3, reviewed_at = $2
     from settled where r.resolution_id = settled.id and r.status = 'pending'`,
);

/**
 * The only writer of resolutions. It follows the lifecycle, whoever moves an issue: one that becomes resolved has a
 * resolution, one that is reopened has none any more (and what was asked of it is granted), a closed one keeps it (and what was asked
 * of it is refused).
 */
@Injectable()
export class ResolutionRecords implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly events: DomainEvents,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueStatusChanged, (change) => this.follow(change));
  }

  /** Writes down how an issue is resolved; it is moved to resolved in the same transaction. */
  async add(issueId: string, draft: ResolutionDraft, resolver: Resolver, at: Date): Promise<void> {
    const { description, mediaIds } = draft;
    const { id, displayName, role } = resolver;
    await this.database.rows(insert, [issueId, description, mediaIds, id, displayName, role, at]);
  }

  private async follow({ issue, from, origin }: IssueStatusChanged): Promise<void> {
    const { id, status, updatedAt } = issue;
    if (status === 'resolved') {
      // Who of city staff it was is in the audit log, and nobody else's business.
      const values = [
        id,
        origin.note?.trim() || WORDLESS,
        origin.actorId ?? '',
        updatedAt,
        CITY_STAFF_USER.id,
      ];
      await this.database.rows(insertWordless, values);
    } else if (status === 'closed') {
      await this.database.rows(settle, [id, updatedAt, origin.actorId]);
    } else if (from === 'resolved') {
      await this.database.rows(drop, [id, updatedAt, origin.actorId]);
    }
  }
}
