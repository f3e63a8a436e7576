import { IssueMerge } from '../../../issues/entities/issue-merge.entity';
import { Issue } from '../../../issues/entities/issue.entity';
import { jsonOf, type RowOf } from '../../../platform/database/columns';
import { DuplicateCluster } from '../../entities/duplicate-cluster.entity';

const MERGE = jsonOf(IssueMerge, ['clusterId', 'mergedAt'], 'm');
const CLUSTER = jsonOf(DuplicateCluster, ['members'], 'c');
const OTHER = jsonOf(Issue, ['id', 'title'], 'o');
/** SQL for the merges of the issue `i` that are not undone, newest first, for use in other statements. */
export const MERGES_JSON = `array(
  select json_build_object(${MERGE}, ${CLUSTER}, 'others', array(
           select json_build_object(${OTHER}) from issue_merges w join issues o on o.id = w.issue_id
            where w.merge_id = m.merge_id and w.issue_id <> i.id order by o.id))
    from issue_merges m join duplicate_clusters c on c.id = m.cluster_id
   where m.issue_id = i.id and m.undone_at is null order by m.merge_id desc)`;

/** A merge of an issue, with the other issues of it. Its time has an offset. */
export type MergeJson = RowOf<typeof MERGE> & RowOf<typeof CLUSTER> & { others: Array<RowOf<typeof OTHER>> };
