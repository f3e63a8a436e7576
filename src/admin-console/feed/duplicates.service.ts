import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { IssueLifecycle, IssueModeration, type LockedIssue } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { ConsoleAudit } from '../console-audit.service';
import { DuplicateCluster } from '../entities/duplicate-cluster.entity';
import { type DuplicateEvidence, DuplicateEvidenceQueries } from './duplicate-evidence.queries';
import { ClusterNotFound } from './feed.errors';

const MAX_ROWS = 200;
const CLUSTER = columnsOf(DuplicateCluster, [
  'id',
  'category',
  'ward',
  'members',
  'firstAt',
  'lastAt',
  'merged',
  'canonicalIssueId',
]);

/** What is still to be merged first. */
const list = statement(
  'console.list-clusters',
  `select ${CLUSTER} from duplicate_clusters where city = $1
    order by merged, created_at desc, id desc limit ${MAX_ROWS}`,
);
/** Two merges that share issues could otherwise make each the duplicate of the other's. */
const oneAtATime = statement(
  'console.lock-merging',
  `select pg_advisory_xact_lock(hashtextextended('duplicate-clusters', 0))`,
);
/** SQL: it walks from one issue to the next. */
const findRoot = statement(
  'console.find-canonical',
  `with recursive chain as (
     select id, duplicate_of from issues where id = $1
     union
     select i.id, i.duplicate_of from chain c join issues i on i.id = c.duplicate_of)
   select id from chain where duplicate_of is null`,
);

/** Issues that seem to be one; the first member is the oldest. */
export type Cluster = RowOf<typeof CLUSTER>;

/** A cluster with what each member but the first has in common with that one. */
export interface ExplainedCluster extends Cluster {
  evidence: DuplicateEvidence[];
}

/** What city staff do about duplicates (docs/api/console-feed.md#merging). */
@Injectable()
export class Duplicates {
  constructor(
    @InjectRepository(DuplicateCluster) private readonly clusters: Repository<DuplicateCluster>,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly moderation: IssueModeration,
    private readonly audit: ConsoleAudit,
    private readonly evidence: DuplicateEvidenceQueries,
  ) {}

  /** The clusters of a city, what is not merged first, with why their members seem to be one. */
  async list(cityId: string): Promise<ExplainedCluster[]> {
    const clusters = await this.database.rows<Cluster>(list, [cityId]);
    const evidence = await this.evidence.of(clusters.map(({ id }) => id));
    return clusters.map((cluster) => ({ ...cluster, evidence: evidence.get(cluster.id) ?? [] }));
  }

  /**
   * Makes the other members duplicates of the first, or of what that one is a duplicate of by now: they are marked, and
   * hidden unless they are closed, or nobody would be left to be seen. Upvotes stay where they are. A cluster that is
   * merged stays as it is, unrecorded.
   * @throws ClusterNotFound
   */
  merge(actor: ConsoleActor, id: string): Promise<{ id: string; canonicalIssueId: string }> {
    return this.database.transaction(async () => {
      await this.database.rows(oneAtATime);
      const lock = { mode: 'for_no_key_update' as const };
      const cluster = await this.clusters.findOne({ where: { id }, lock });
      if (!cluster) throw new ClusterNotFound();
      if (cluster.canonicalIssueId !== null) return { id, canonicalIssueId: cluster.canonicalIssueId };
      const [first = '', ...others] = cluster.members;
      const hidden = await this.markDuplicates(others, first);
      await this.clusters.update({ id }, { merged: true, canonicalIssueId: first });
      await this.audit.record(actor, {
        action: 'duplicate_cluster.merge',
        targetType: 'duplicate_cluster',
        targetId: id,
        before: { merged: false, members: cluster.members },
        after: { merged: true, canonicalIssueId: first, hidden },
      });
      return { id, canonicalIssueId: first };
    });
  }

  /** @returns which of them were hidden by it */
  private async markDuplicates(members: readonly string[], first: string): Promise<string[]> {
    const root = (await this.database.row<Pick<LockedIssue, 'id'>>(findRoot, [first]))?.id ?? first;
    const issues: LockedIssue[] = [];
    // In one order, so that others who take several issues cannot deadlock with this.
    for (const id of [...new Set([...members, root])].sort()) issues.push(await this.lifecycle.lock(id));
    const isRootSeen = issues.some(({ id, hidden }) => id === root && !hidden);
    const hidden: string[] = [];
    for (const { id, status } of issues) {
      if (id === root) continue;
      await this.moderation.markDuplicate(id, root);
      if (isRootSeen && status !== 'closed' && (await this.moderation.hideDuplicate(id))) hidden.push(id);
    }
    return hidden;
  }
}
