import { OfficeLinks } from '../../src/due-dates/office-links.service';
import type { TestService } from '../support/service';

/**
 * Lets an issue be late, paused before, and escalated to an office that was mailed.
 * @returns the path of the link in that mail
 */
export async function escalatedIssue(service: TestService, id: string): Promise<string> {
  await service.database.sql(
    `update issues set due_at = now() - interval '3 hours', breached_at = now() - interval '3 hours', escalation_level = 1
      where id = '${id}';
     insert into sla_pauses (id, issue_id, from_at, until_at, reason, paused_by)
     values ('pau_' || '${id}', '${id}', now() - interval '1 hour', now() + interval '1 day', 'A festival', 'adm_1');
     insert into issue_escalations values ('${id}', 1, 'Ward Officer', 'H/West', 'off_1', now(), now())`,
  );
  const { pathname, search } = new URL(service.app.get(OfficeLinks, { strict: false }).linkFor(id, 1));
  return pathname + search;
}
