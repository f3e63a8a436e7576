import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { IssueMerges, NotMerged } from '../../../issues';
import type { ConsoleActor } from '../../../kernel/console';
import { Database } from '../../../platform/database/database';
import { ConsoleAudit } from '../../console-audit.service';
import { DuplicateCluster } from '../../entities/duplicate-cluster.entity';
import { ClusterChanged, ClusterDismissed, ClusterNotFound } from '../feed.errors';
import { JoinedHoldersService } from './joined-holders.service';

/** Merges of clusters by city staff, and their undoing (docs/api/merging.md). */
@Injectable()
export class DuplicatesService {
  constructor(
    @InjectRepository(DuplicateCluster) private readonly clusters: Repository<DuplicateCluster>,
    private readonly database: Database,
    private readonly merges: IssueMerges,
    private readonly holders: JoinedHoldersService,
    private readonly audit: ConsoleAudit,
  ) {}

  /**
   * Joins the other members with the first. No change and no audit record if the cluster is already merged.
   * @param members the expected members; undefined for any
   * @throws ClusterNotFound; ClusterDismissed; ClusterChanged if it has other members
   */
  merge(
    actor: ConsoleActor,
    id: string,
    members?: readonly string[],
  ): Promise<{ id: string; canonicalIssueId: string }> {
    return this.database.transaction(async () => {
      const cluster = await this.lock(id);
      if (cluster.canonicalIssueId !== null) return { id, canonicalIssueId: cluster.canonicalIssueId };
      if (cluster.dismissedAt !== null) throw new ClusterDismissed();
      if (members && members.join() !== cluster.members.join())
        throw new ClusterChanged(cluster.members.length);
      const [canonicalIssueId = ''] = cluster.members;
      const { canonical, joined, hidden } = await this.merges.merge(id, cluster.members);
      await this.holders.note(actor, canonical.id, joined);
      await this.clusters.update({ id }, { merged: true, canonicalIssueId });
      await this.audit.record(actor, {
        action: 'duplicate_cluster.merge',
        targetType: 'duplicate_cluster',
        targetId: id,
        before: { merged: false, members: cluster.members },
        after: { merged: true, canonicalIssueId, hidden },
      });
      return { id, canonicalIssueId };
    });
  }

  /**
   * Undoes the merge of a cluster, which can be merged again afterwards.
   * @param members the expected members; undefined for any
   * @returns the ids of the issues that are by themselves again
   * @throws ClusterNotFound; NotMerged, MergeTooOld, JoinedSince; ClusterChanged if it has other members
   */
  undo(
    actor: ConsoleActor,
    id: string,
    members?: readonly string[],
  ): Promise<{ id: string; restored: string[] }> {
    return this.database.transaction(async () => {
      const { canonicalIssueId, merged, ...cluster } = await this.lock(id);
      if (!merged) throw new NotMerged();
      if (members && members.join() !== cluster.members.join())
        throw new ClusterChanged(cluster.members.length, 'undone');
      const restored = await this.merges.undo(id, cluster.members);
      await this.clusters.update({ id }, { merged: false, canonicalIssueId: null });
      await this.audit.record(actor, {
        action: 'duplicate_cluster.undo',
        targetType: 'duplicate_cluster',
        targetId: id,
        before: { merged: true, canonicalIssueId, members: cluster.members },
        after: { merged: false, restored },
      });
      return { id, restored };
    });
  }

  /** Takes the turn of merges first, so that a merge and its undoing cannot deadlock. */
  private async lock(id: string): Promise<DuplicateCluster> {
    await this.merges.takeTurns();
    const cluster = await this.clusters.findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
    if (!cluster) throw new ClusterNotFound();
    return cluster;
  }
}
