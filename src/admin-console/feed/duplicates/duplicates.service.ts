import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { IssueLifecycle, IssueModeration, type LockedIssue } from '../../../issues';
import type { ConsoleActor } from '../../../kernel/console';
import { Database } from '../../../platform/database/database';
import { ConsoleAudit } from '../../console-audit.service';
import { DuplicateCluster } from '../../entities/duplicate-cluster.entity';
import { DuplicateQueries } from './duplicate.queries';
import { ClusterChanged, ClusterDismissed, ClusterNotFound } from '../feed.errors';

/** Merges of clusters by city staff (docs/api/console-feed.md#merging). */
@Injectable()
export class DuplicatesService {
  constructor(
    @InjectRepository(DuplicateCluster) private readonly clusters: Repository<DuplicateCluster>,
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly moderation: IssueModeration,
    private readonly audit: ConsoleAudit,
    private readonly queries: DuplicateQueries,
  ) {}

  /**
   * Marks the other members as duplicates of the first, or of the issue the first is now a duplicate of, and hides
   * them. Closed ones stay visible, as otherwise none of the issues might be. Upvotes are not moved. No change and no
   * audit record if the cluster is already merged.
   * @param members the expected members; undefined for any
   * @throws ClusterNotFound; ClusterDismissed; ClusterChanged if it has other members
   */
  merge(
    actor: ConsoleActor,
    id: string,
    members?: readonly string[],
  ): Promise<{ id: string; canonicalIssueId: string }> {
    return this.database.transaction(async () => {
      // Otherwise two merges with common issues could make each issue the duplicate of the other.
      await this.database.takeTurns('duplicate-clusters');
      const lock = { mode: 'for_no_key_update' as const };
      const cluster = await this.clusters.findOne({ where: { id }, lock });
      if (!cluster) throw new ClusterNotFound();
      if (cluster.canonicalIssueId !== null) return { id, canonicalIssueId: cluster.canonicalIssueId };
      if (cluster.dismissedAt !== null) throw new ClusterDismissed();
      if (members && members.join() !== cluster.members.join())
        throw new ClusterChanged(cluster.members.length);
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

  /** @returns the ids of the issues it has hidden */
  private async markDuplicates(members: readonly string[], first: string): Promise<string[]> {
    const root = await this.queries.canonicalOf(first);
    const issues: LockedIssue[] = [];
    // In a fixed order, so that transactions that lock several issues cannot deadlock.
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
