import { IssuesService } from '../../../src/issues/issues.service';
import type { Actor } from '../../../src/kernel/people/actor';
import { ScoreReconciliationService } from '../../../src/scores/score-reconciliation.service';
import { staffMember } from '../../factories/console';
import { report } from '../../factories/issues';
import { clusterOf } from '../../factories/merges';
import { apiClient } from '../../factories/open311';
import { actorOf, person, type TestPerson } from '../../factories/people';
import { webhookEndpoint } from '../../factories/webhooks';
import { isLong, recordFault } from '../../support/process/fault-report';
import { KillablePrograms } from '../../support/process/killable-programs';
import { violations } from '../../support/service/invariants';
import { startService, type TestService } from '../../support/service/service';

const KILLS = isLong ? 50 : 3;
/** The clusters of a round, of which every second merge is undone, and the issues that are split. */
const [CLUSTERS, SPLITS] = [4, 2];
const ACTS = CLUSTERS + SPLITS;
const VOTERS = 4;
/** Only what never ends is to fail by it. */
const TIMEOUT_MS = KILLS * 120_000 + 900_000;

interface Cluster {
  id: string;
  first: string;
  second: string;
  isUndone: boolean;
}

describe('two instances that merge issues, undo merges and split issues', () => {
  let service: TestService;
  let workers: KillablePrograms;
  let reporters: TestPerson[];
  let voters: Actor[];
  const clusters: Cluster[] = [];
  const toSplit: string[] = [];
  beforeAll(async () => {
    service = await startService();
    workers = new KillablePrograms(service, 'merge-loop', {
      STAFF: JSON.stringify({ ...(await staffMember(service)), api: undefined }),
    });
    const people = (count: number) => Promise.all(Array.from({ length: count }, () => person(service)));
    reporters = await people(2);
    voters = (await people(VOTERS)).map(actorOf);
    const eventTypes = ['issue.merged', 'issue.unmerged', 'issue.reported'];
    await webhookEndpoint(service, await apiClient(service), { eventTypes });
  });
  afterAll(async () => {
    workers.end();
    await service.stop();
  });

  const issues = () => service.app.get(IssuesService, { strict: false });
  const reported = async (by: TestPerson, title?: string) =>
    (await issues().report(actorOf(by), report(title === undefined ? {} : { title }))).id;

  /** Every voter supports the second issue, and the first one also the first issue. Their reporters follow them. */
  async function cluster(isUndone: boolean): Promise<void> {
    const [first, second] = [await reported(reporters[0]!), await reported(reporters[1]!)];
    for (const voter of voters) await issues().toggleUpvote(voter, second);
    await issues().toggleUpvote(voters[0]!, first);
    const id = await clusterOf(service, first, second);
    if (isUndone)
      await service.database.sql(`update duplicate_clusters set ward = 'undone' where id = $1`, [id]);
    clusters.push({ id, first, second, isUndone });
  }

  async function happened(): Promise<void> {
    for (let n = 0; n < SPLITS; n++) {
      const id = await reported(reporters[0]!);
      for (const voter of voters) await issues().toggleUpvote(voter, id);
      await service.database.sql(`update issues set title = 'Two problems' where id = $1`, [id]);
      toSplit.push(id);
    }
    for (let n = 0; n < CLUSTERS; n++) await cluster(n % 2 === 1);
  }

  /** How many of the acts are done. */
  async function settled(): Promise<number> {
    const [row] = await service.database.sql<{ done: number }>(
      `select (select count(*)::int from duplicate_clusters c
                where c.merged = (c.ward <> 'undone') and exists (
                  select from issue_merges m where m.cluster_id = c.id))
              + (select count(distinct target_id)::int from audit_records where action = 'issue.split') as done`,
    );
    return row!.done;
  }
  async function settle(enough: number): Promise<void> {
    while ((await settled()) < enough) {
      if (workers.count < 2) throw new Error('an instance ended by itself');
      await new Promise((done) => setTimeout(done, 25));
    }
  }

  /** What became of each cluster, and how often it was recorded and told. */
  const merged = () =>
    service.database.sql(
      `select c.id, c.merged,
              (select count(distinct m.merge_id)::int from issue_merges m where m.cluster_id = c.id) as merges,
              (select array_agg(r.action order by r.position) from audit_records r where r.target_id = c.id) as recorded,
              (select array_agg(w.type order by w.id) from webhook_events w
                where w.issue_id = c.members[1] and w.type like 'issue.%merged') as told,
              array(select a.due_at is not null from alert_events v join alerts_sent a on a.event_id = v.id
                     where v.issue_id = c.members[1] and v.type = 'joined') as "reporterTold",
              array(select i.upvotes from issues i where i.id = any (c.members)
                     order by array_position(c.members, i.id)) as upvotes,
              (select count(*)::int from alert_subscriptions s where s.target = c.members[1]) as followers,
              (select i.duplicate_of = c.members[1] and i.hidden from issues i where i.id = c.members[2]) as "isJoined"
         from duplicate_clusters c where c.id = any ($1) order by array_position($1, c.id)`,
      [clusters.map(({ id }) => id)],
    );
  /** What became of each issue that was to be split: its parts with their upvotes, and how often they were told of. */
  const split = () =>
    service.database.sql(
      `select i.id, i.upvotes, (select count(*)::int from audit_records r where r.target_id = i.id) as recorded,
              array(select p.upvotes from audit_records r, jsonb_array_elements(r.after -> 'parts') part
                      join issues p on p.id = part ->> 'issueId' where r.target_id = i.id order by p.title) as parts,
              (select count(*)::int from audit_records r, jsonb_array_elements(r.after -> 'parts') part
                 join webhook_events w on w.issue_id = part ->> 'issueId' and w.type = 'issue.reported'
                where r.target_id = i.id) as told
         from issues i where i.title = 'Two problems' order by array_position($1, i.id)`,
      [toSplit],
    );

  it(
    `do each wholly and once, whichever is killed (${KILLS} kills)`,
    async () => {
      let [killed, other] = [await workers.start(), await workers.start()];
      for (let round = 0; round < KILLS; round++) {
        const enough = (await settled()) + 1 + (round % (ACTS - 1));
        await happened();
        await settle(enough);
        await workers.kill(killed);
        [killed, other] = [other, await workers.start()];
      }
      await settle(KILLS * ACTS);
      await workers.kill(killed);
      await workers.kill(other);

      expect(await merged()).toEqual(
        clusters.map(({ id, isUndone }) => ({
          ...{
            id,
            merged: !isUndone,
            merges: 1,
            followers: isUndone ? 1 : 2,
            isJoined: !isUndone,
          },
          recorded: ['duplicate_cluster.merge', ...(isUndone ? ['duplicate_cluster.undo'] : [])],
          told: ['issue.merged', ...(isUndone ? ['issue.unmerged'] : [])],
          // With the undoing ends what waits to be sent.
          reporterTold: isUndone ? [] : [true],
          upvotes: isUndone ? [1, VOTERS] : [VOTERS, 0],
        })),
      );
      expect(await split()).toEqual(
        toSplit.map((id) => ({ id, upvotes: 1, recorded: 1, parts: [2, 1], told: 2 })),
      );
      const parts = await service.database.sql(`select from issues where title like 'The % problem'`);
      expect(parts).toHaveLength(2 * toSplit.length);
      expect(await violations((text) => service.database.sql(text))).toEqual([]);
      const scores = service.app.get(ScoreReconciliationService, { strict: false });
      expect(await scores.reconcile()).toMatchObject({ drifted: 0, counts: 0 });
      recordFault({
        fault: 'an instance that merges issues, undoes merges and splits issues is killed',
        rounds: KILLS,
        acknowledged: KILLS * ACTS,
        lost: 0,
        doubled: 0,
      });
    },
    TIMEOUT_MS,
  );
});
