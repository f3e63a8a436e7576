import { Injectable } from '@nestjs/common';
import { Issue } from '../../../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { DuplicateCluster } from '../../entities/duplicate-cluster.entity';
import { PAIR_METRES, PICTURE_DISTANCE } from './duplicate-rules.queries';

const CLUSTER = columnsOf(DuplicateCluster, { clusterId: 'id' }, 'c');
const MEMBER = columnsOf(Issue, { issueId: 'id', title: 'title' }, 'x');
const FIRST = columnsOf(Issue, { firstTitle: 'title' }, 'y');

const findEvidence = statement(
  'console.cluster-evidence',
  `select ${CLUSTER}, ${MEMBER}, ${FIRST}, ${PAIR_METRES} as metres,
          extract(epoch from x.created_at - y.created_at)::float8 as seconds, ${PICTURE_DISTANCE} as "pictureDistance"
     from duplicate_clusters c
     join issues y on y.id = c.members[1]
     cross join lateral unnest(c.members[2:]) with ordinality as m (id, place)
     join issues x on x.id = m.id
    where c.id = any ($1)
    order by c.id, m.place`,
);

/** The similarities of a member of a cluster to the first one. */
export interface DuplicateEvidence extends RowOf<typeof CLUSTER>, RowOf<typeof MEMBER>, RowOf<typeof FIRST> {
  /** The distance; null if one of them has no coordinates. */
  metres: number | null;
  /** How much later it was reported. */
  seconds: number;
  /**
   * The number of different bits, of 64, between their most similar pictures; null if one of them has no comparable
   * picture.
   */
  pictureDistance: number | null;
}

/** Reads the reasons why issues seem to be the same. */
@Injectable()
export class DuplicateEvidenceQueries {
  constructor(private readonly database: Database) {}

  /** The evidence for every member but the first, by cluster, from the current state of the issues. */
  async of(clusterIds: readonly string[]): Promise<Map<string, DuplicateEvidence[]>> {
    const byCluster = new Map(clusterIds.map((id): [string, DuplicateEvidence[]] => [id, []]));
    const found = await this.database.rows<DuplicateEvidence>(findEvidence, [clusterIds]);
    for (const evidence of found) byCluster.get(evidence.clusterId)?.push(evidence);
    return byCluster;
  }
}
