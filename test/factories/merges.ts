import { newId } from '../../src/kernel/ids';
import type { TestService } from '../support/service/service';
import type { StaffMember } from './console';

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
