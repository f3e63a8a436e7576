import { newId } from '../../src/kernel/ids';
import type { HttpAnswer } from '../support/network/http';
import type { TestService } from '../support/service/service';
import type { StaffMember } from './console';
import { reportedIssue } from './issues';

/** A merge as the console answers it. */
export interface MergeAnswer {
  id: string;
  merged: boolean;
  canonicalIssueId?: string;
  restored?: string[];
}

/** Makes a cluster of issues, the oldest first. @returns its id */
export async function clusterOf(service: TestService, ...members: string[]): Promise<string> {
  const id = newId('duplicateCluster');
  await service.database.sql(
    `insert into duplicate_clusters (id, city, category, ward, members, first_at, last_at, created_at)
     select $1, city, category_label, ward, $2::text[], created_at, created_at, $3 from issues where id = ($2::text[])[1]`,
    [id, members, service.clock.now()],
  );
  return id;
}

/** Merges issues into the first, as city staff do. @returns the id of their cluster */
export async function joinedWith(
  service: TestService,
  staff: StaffMember,
  ...members: string[]
): Promise<string> {
  const id = await clusterOf(service, ...members);
  const answer = await staff.api.post(`/api/admin/feed/duplicates/${id}/merge`, { members });
  if (answer.status !== 200) throw new Error(answer.text);
  return id;
}

/** Undoing a merge and splitting an issue, by route: the request, and its audit action. */
export function mergeActs(of: {
  service: () => TestService;
  staff: () => StaffMember;
}): Record<string, () => { action: string; do: () => Promise<HttpAnswer> }> {
  return {
    'POST /api/admin/feed/duplicates/:clusterId/undo': () => ({
      action: 'duplicate_cluster.undo',
      do: async () => {
        const members = [await reportedIssue(of.service()), await reportedIssue(of.service())];
        const id = await joinedWith(of.service(), of.staff(), ...members);
        return of.staff().api.post(`/api/admin/feed/duplicates/${id}/undo`, {});
      },
    }),
    'POST /api/admin/feed/issues/:id/split': () => ({
      action: 'issue.split',
      do: async () => {
        const path = `/api/admin/feed/issues/${await reportedIssue(of.service())}/split`;
        const parts = ['The lamp', 'The cable'].map((title) => ({ title: `${title} at the corner` }));
        return of.staff().api.post(path, { parts });
      },
    }),
  };
}
