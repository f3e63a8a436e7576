import { EscalationSweepService } from '../../src/due-dates/escalation/escalation-sweep.service';
import { OfficeLinksService } from '../../src/due-dates/letters/office-links.service';
import type { TestService } from '../support/service/service';
import { addedRecord } from './accountability';
import { allPlaced, manyIssues, reportedIssue } from './issues';
import { person } from './people';

/** The ward of `wardOfficer`. */
export const LATE_WARD = 'Test ward';
const LATE_PINCODE = '400996';
/** The address of the office of `escalatedIssue`. */
const OFFICE_ADDRESS = 'ward@city.example';

/**
 * Adds a ward whose officer has no address.
 * @param isThere whether the ward exists already
 * @returns the id of the officer
 */
export async function wardOfficer(service: TestService, { isThere = false } = {}): Promise<string> {
  const place = { city: 'mumbai', ward: LATE_WARD };
  if (!isThere) await addedRecord(service, 'jurisdictions', { ...place, pincodes: [LATE_PINCODE] });
  return addedRecord(service, 'officials', { ...place, name: 'Meera Secret', designation: 'Ward Officer' });
}

/** Makes issues of that ward an hour late, and escalates them. @returns their ids */
export async function escalated(service: TestService, count = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push(await issueOfLateWard(service));
  await escalate(service, ids);
  return ids;
}

/** An issue of the ward of `wardOfficer`, in time. */
export async function issueOfLateWard(service: TestService): Promise<string> {
  const id = await reportedIssue(service, { pincode: LATE_PINCODE });
  await allPlaced(service);
  return id;
}

/** Makes issues an hour late, and escalates them. */
export async function escalate(service: TestService, ids: readonly string[]): Promise<void> {
  // Changing the clock would end the sessions of city staff.
  await service.database.sql(
    `update issues set due_at = now() - interval '1 hour', next_escalation_at = now() - interval '1 hour' where id = any ($1)`,
    [ids],
  );
  await service.app.get(EscalationSweepService, { strict: false }).sweep();
}

/** Copies an escalated issue and its step many times, each escalated a second after the previous one, until now. */
export async function copiedSteps({ database }: TestService, id: string, count: number): Promise<void> {
  await database.sql(
    `with copies as (
       insert into issues
       select (jsonb_populate_record(i, jsonb_build_object('id', 'iss_' || lpad(n::text, 26, '0')))).*
         from issues i, generate_series(1, $2::int) n where i.id = $1 returning id)
     insert into issue_escalations
     select (jsonb_populate_record(x, jsonb_build_object('issue_id', c.id, 'at', x.at - $2 * interval '1 second'
              + row_number() over (order by c.id) * interval '1 second'))).*
       from issue_escalations x, copies c where x.issue_id = $1`,
    [id, count],
  );
}

/**
 * Reports issues called "Late 1", "Late 2", ... that become late in rounds.
 * @returns makes the issues of a round an hour late, in the ward of `wardOfficer`, without an escalation
 */
export async function lateRounds(
  service: TestService,
  { rounds, batch }: { rounds: number; batch: number },
): Promise<(round: number) => Promise<unknown>> {
  const city = 'mumbai';
  await manyIssues(service, rounds * batch, { by: await person(service), city, title: 'Late #' });
  const office = { city, ward: LATE_WARD, pincodes: ['400995'] };
  const jurisdiction = await addedRecord(service, 'jurisdictions', office);
  return (round) =>
    service.database.sql(
      `update issues set jurisdiction_id = $3, due_at = now() - interval '1 hour',
              next_escalation_at = now() - interval '1 hour'
        where title like 'Late %' and split_part(title, ' ', 2)::int between $1 and $2`,
      [round * batch + 1, (round + 1) * batch, jurisdiction],
    );
}

/** Deletes all letters and unsent letters; late issues are not late any more. */
export async function forgetLetters({ database }: TestService): Promise<void> {
  await database.sql(
    `delete from mails; delete from unsent_letters; update issues set due_at = now() + interval '9 days', next_escalation_at = null where due_at < now()`,
  );
}

/**
 * Makes an issue late, with an earlier pause, and escalates it to an office that gets a letter.
 * @returns the path of the link in that letter
 */
export async function escalatedIssue(service: TestService, id: string): Promise<string> {
  await service.database.sql(
    `update issues set due_at = now() - interval '3 hours', breached_at = now() - interval '3 hours', escalation_level = 1
      where id = '${id}';
     insert into sla_pauses (id, issue_id, from_at, until_at, reason, paused_by)
     values ('pau_' || '${id}', '${id}', now() - interval '1 hour', now() + interval '1 day', 'A festival', 'adm_1');
     insert into officials (id, name, designation, city, ward, email)
     select 'off_1', 'Meera Secret', 'Ward Officer', city, 'H/West', '${OFFICE_ADDRESS}' from issues where id = '${id}'
     on conflict do nothing;
     insert into issue_escalations values ('${id}', 1, 'Ward Officer', 'H/West', 'off_1', now(), now())`,
  );
  const links = service.app.get(OfficeLinksService, { strict: false });
  const { pathname, search } = new URL(links.linkFor(id, 1, OFFICE_ADDRESS));
  return pathname + search;
}

/** Makes issues nine days late, escalated to the MLA, in a jurisdiction whose MP has an address. */
export async function issuesForMp(service: TestService, ...ids: string[]): Promise<void> {
  // Written by SQL, as the service would record the change: the test is only about the escalation.
  await service.database.sql(
    `insert into officials (id, name, designation, city, constituency, email)
     values ('off_mp', 'Secret MP', 'MP', 'mumbai', 'Test parliament', 'mp@city.example') on conflict do nothing;
     insert into jurisdictions (id, city, ward, pincodes, constituency_parliamentary)
     values ('jur_mp', 'mumbai', 'Ward of the MP', '{400994}', 'Test parliament') on conflict do nothing`,
  );
  await service.database.sql(
    `with late as (
       update issues set due_at = now() - interval '9 days', breached_at = now() - interval '9 days',
              escalation_level = 3, next_escalation_at = null, jurisdiction_id = 'jur_mp'
        where id = any ($1) returning id, due_at)
     insert into issue_escalations
     select late.id, office.level, office.name, '', 'off_1', late.due_at, late.due_at + (office.level - 1) * interval '72 hours'
       from late, unnest($2::text[]) with ordinality as office (name, level)`,
    [ids, ['Ward Officer', 'Corporator', 'MLA']],
  );
}
