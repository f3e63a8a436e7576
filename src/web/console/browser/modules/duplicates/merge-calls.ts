import { answerOf, api, type Schemas } from '../../api';

/** The issues of a cluster, as they were seen. */
export type SeenCluster = Pick<Schemas['DuplicateCluster'], 'id' | 'members'>;

const of = ({ id: clusterId }: SeenCluster) => ({ params: { path: { clusterId } } });

/** Merges the issues of a cluster. @throws Refusal 409 if it has other issues by now */
export async function mergeIssues(cluster: SeenCluster): Promise<void> {
  const body = { members: cluster.members };
  await answerOf(api.POST('/api/admin/feed/duplicates/{clusterId}/merge', { ...of(cluster), body }));
}

/** Undoes the merge of a cluster. @throws Refusal 409 if it cannot be undone any more, or has other issues by now */
export async function undoMerge(cluster: SeenCluster): Promise<void> {
  const body = { from: { members: cluster.members } };
  await answerOf(api.POST('/api/admin/feed/duplicates/{clusterId}/undo', { ...of(cluster), body }));
}
