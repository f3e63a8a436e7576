import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../../kernel/time/clock';
import type { ConsoleActor } from '../../../kernel/console';
import { newId } from '../../../kernel/ids';
import { Database } from '../../../platform/database/database';
import { ConsoleAudit } from '../../console-audit.service';
import { DuplicateCluster } from '../../entities/duplicate-cluster.entity';
import { ClusterChanged, ClusterMerged, ClusterNotFound } from '../feed.errors';

/** A decision about a cluster. */
interface Decision {
  /** The expected members; undefined for any. */
  members?: readonly string[] | undefined;
  /** false undoes a dismissal. */
  isDismissed?: boolean | undefined;
}

/** Dismissals of clusters by city staff (docs/api/console-feed.md#dismissing). */
@Injectable()
export class DuplicateDismissalsService {
  constructor(
    @InjectRepository(DuplicateCluster) private readonly clusters: Repository<DuplicateCluster>,
    private readonly database: Database,
    private readonly audit: ConsoleAudit,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that issues are no duplicates of each other, without an act of its own.
   * @param issues the oldest first
   */
  async keepApart(
    issues: ReadonlyArray<{ id: string; createdAt: Date }>,
    place: Pick<DuplicateCluster, 'city' | 'category' | 'ward'>,
  ): Promise<void> {
    const now = this.clock.now();
    const [first, last] = [issues[0], issues.at(-1)];
    await this.clusters.insert({
      ...{ id: newId('duplicateCluster'), ...place, members: issues.map(({ id }) => id) },
      ...{
        firstAt: first?.createdAt ?? now,
        lastAt: last?.createdAt ?? now,
        dismissedAt: now,
        createdAt: now,
      },
    });
  }

  /**
   * Dismisses a cluster, as its issues are no duplicates, or undoes that. No change and no audit record if it already
   * is as wanted.
   * @throws ClusterNotFound; ClusterMerged; ClusterChanged if it has other members
   */
  dismiss(
    actor: ConsoleActor,
    id: string,
    { members, isDismissed = true }: Decision,
  ): Promise<Pick<DuplicateCluster, 'id' | 'dismissedAt'>> {
    return this.database.transaction(async () => {
      const lock = { mode: 'for_no_key_update' as const };
      const cluster = await this.clusters.findOne({ where: { id }, lock });
      if (!cluster) throw new ClusterNotFound();
      if (cluster.merged) throw new ClusterMerged();
      const wasDismissed = cluster.dismissedAt !== null;
      if (wasDismissed === isDismissed) return cluster;
      if (members && members.join() !== cluster.members.join())
        throw new ClusterChanged(cluster.members.length, 'dismissed');
      const dismissedAt = isDismissed ? this.clock.now() : null;
      await this.clusters.update({ id }, { dismissedAt });
      await this.audit.record(actor, {
        action: 'duplicate_cluster.dismiss',
        targetType: 'duplicate_cluster',
        targetId: id,
        before: { dismissed: wasDismissed, members: cluster.members },
        after: { dismissed: isDismissed, members: cluster.members },
      });
      return { id, dismissedAt };
    });
  }
}
