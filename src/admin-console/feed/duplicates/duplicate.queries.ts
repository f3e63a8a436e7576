import { Injectable } from '@nestjs/common';
import type { ConsoleScope } from '../../../kernel/console';
import { columnsOf, type RowOf } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { isClusterInScope, scopeValue } from '../../access/console-scope.queries';
import { DuplicateCluster } from '../../entities/duplicate-cluster.entity';
import { type DuplicateEvidence, DuplicateEvidenceQueries } from './duplicate-evidence.queries';

const MAX_ROWS = 200;
const CLUSTER = columnsOf(
  DuplicateCluster,
  ['id', 'category', 'ward', 'members', 'merged', 'canonicalIssueId', 'dismissedAt'],
  'd',
);

/** Undecided clusters first. In SQL, as days begin in the city's time zone. */
const list = statement(
  'console.list-clusters',
  `select ${CLUSTER},
          to_char(d.first_at at time zone c.time_zone, 'YYYY-MM-DD') as "firstDay",
          to_char(d.last_at at time zone c.time_zone, 'YYYY-MM-DD') as "lastDay"
     from duplicate_clusters d join cities c on c.slug = d.city where d.city = $1 and ${isClusterInScope('d', '$2')}
    order by d.merged or d.dismissed_at is not null, d.created_at desc, d.id desc limit ${MAX_ROWS}`,
);
/** A group of issues that seem to be the same; the first member is the oldest. */
export interface Cluster extends RowOf<typeof CLUSTER> {
  /** The day of the first report in the city, in the form `2026-03-12`. */
  firstDay: string;
  lastDay: string;
}

/** A cluster with the similarities of each further member to the first one. */
export interface ExplainedCluster extends Cluster {
  evidence: DuplicateEvidence[];
}

/** Reads clusters of issues that seem to be the same. */
@Injectable()
export class DuplicateQueries {
  constructor(
    private readonly database: Database,
    private readonly evidence: DuplicateEvidenceQueries,
  ) {}

  /** The clusters of a city with their evidence; those neither merged nor dismissed first. */
  async list(cityId: string, scope: ConsoleScope): Promise<ExplainedCluster[]> {
    const clusters = await this.database.rows<Cluster>(list, [cityId, scopeValue(scope)]);
    const evidence = await this.evidence.of(clusters.map(({ id }) => id));
    return clusters.map((cluster) => ({ ...cluster, evidence: evidence.get(cluster.id) ?? [] }));
  }
}
