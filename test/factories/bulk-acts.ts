import { newId } from '../../src/kernel/ids';
import type { HttpAnswer } from '../support/network/http';
import type { TestService } from '../support/service/service';
import type { StaffMember } from './console';
import { reportedIssue } from './issues';

const PATH = '/api/admin/queue/acts';

/** An act that sets the priority of issues, as an instance that ended at once leaves it. @returns its id */
export async function interruptedAct(
  service: TestService,
  { id: accountId }: Pick<StaffMember, 'id'>,
  issueIds: readonly string[],
): Promise<string> {
  const id = newId('bulkAct');
  await service.database.sql(
    `insert into bulk_acts (id, account_id, act, value, state, created_at)
     values ($1, $2, 'priority', '{"priority": "low"}', 'running', now())`,
    [id, accountId],
  );
  await service.database.sql(
    `insert into bulk_act_issues (act_id, position, issue_id, state)
     select $1, n, issue, 'waiting' from unnest($2::text[]) with ordinality given (issue, n)`,
    [id, issueIds],
  );
  return id;
}

/** Acts on queues and on many issues, by route: the request, and its audit action. */
export function bulkActs(
  given: () => { staff: StaffMember; service: TestService },
): Record<string, () => { action: string | null; do: () => Promise<HttpAnswer> }> {
  const issue = () => reportedIssue(given().service, { priority: 'high' });
  const interrupted = async () => interruptedAct(given().service, given().staff, [await issue()]);
  /** As if another version of the service had changed the priority: without a record. */
  const done = async () => {
    const { service } = given();
    const id = await interrupted();
    await service.database.sql(
      `update bulk_act_issues set state = 'done', was = '{"priority": "medium"}', became = '{"priority": "high"}'
        where act_id = $1`,
      [id],
    );
    await service.database.sql(`update bulk_acts set state = 'done', ended_at = now() where id = $1`, [id]);
    return id;
  };
  return {
    'POST /api/admin/queue/export': () => ({
      action: 'queue.export',
      do: () => given().staff.api.post('/api/admin/queue/export', { cityId: 'pune', format: 'csv' }),
    }),
    // The audit records are those of the issues.
    [`POST ${PATH}`]: () => ({
      action: 'issue.change_priority',
      do: async () =>
        given().staff.api.post(PATH, { issueIds: [await issue()], act: 'priority', value: 'low' }),
    }),
    [`POST ${PATH}/:actId/stop`]: () => ({
      action: null,
      do: async () => given().staff.api.post(`${PATH}/${await interrupted()}/stop`),
    }),
    [`POST ${PATH}/:actId/undo`]: () => ({
      action: 'issue.change_priority',
      do: async () => given().staff.api.post(`${PATH}/${await done()}/undo`),
    }),
  };
}
