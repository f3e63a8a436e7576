/**
 * SQL for the filter by ward and category; an empty value matches any.
 * @param ward and category are parameters such as `$5`
 */
export const isOf = (ward: string, category: string) =>
  `(${ward} = '' or i.ward = ${ward}) and (${category} = '' or i.category_label = ${category})`;

/** SQL for whether a request to reopen the issue `i` is undecided. */
export const IS_DISPUTED = `exists (
  select from issue_resolutions n join reopen_requests q on q.resolution_id = n.id and q.status = 'pending'
   where n.issue_id = i.id and n.dropped_at is null and n.settled_at is null)`;

/** SQL for whether the issue `i` is late and not hidden: the condition of the index `issues_late_idx`. */
export const IS_LATE = `i.status in ('open', 'in_progress') and i.breached_at = i.due_at and not i.hidden`;
