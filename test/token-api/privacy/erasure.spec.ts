import { ErasureLedgerService } from '../../../src/auth';
import { LedgerCopyService } from '../../../src/privacy';
import { CommunityEvents } from '../../../src/public-read';
import type { CreatedIssueDto, IssueDto } from '../../../src/issues/dto/issue.dto';
import type { MessagePageDto } from '../../../src/messages/dto/message.dto';
import { DAY_MS } from '../../../src/kernel/time/durations';
import { addedRecord } from '../../factories/accountability';
import { MailSuppressionsService } from '../../../src/platform/mail';
import { askedErasure, erasedAll, everyRow, idTokenOf, signedIn } from '../../factories/erasures';
import { raisedFlag } from '../../factories/flags';
import { report, reportedIssue } from '../../factories/issues';
import { uploadedPhoto } from '../../factories/media';
import { postedMessage } from '../../factories/messages';
import { actorOf, person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { violations } from '../../support/service/invariants';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';
import sharp from 'sharp';

const NAME = 'Zephyrine Quillback';
const EMAIL = 'zephyrine.marker@example.org';
/** How often an erasure that is interrupted at random is tried at most. */
const MAX_RUNS = 100;
const MARKERS = {
  name: 'Zephyrine',
  email: 'zephyrine.marker',
  title: 'Titlemarker',
  description: 'Descriptionmarker',
  address: 'Addressmarker',
  message: 'Messagemarker',
  endpoint: 'Endpointmarker',
  place: '19.123456',
  reason: 'Reasonmarker',
  words: 'Answermarker',
};

describe('the erasure of a person', () => {
  let service: TestService;
  let asha: TestPerson;
  let own: string;
  let foreign: string;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  const as = (who: TestPerson) => service.tokenApi.as(who);
  const erasure = '/api/users/me/erasure';
  const shown = async (id: string) =>
    (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;
  const thread = async (id: string) =>
    (await service.tokenApi.get<Envelope<MessagePageDto>>(`/api/issues/${id}/messages`)).body.data.items;
  const countsOf = async () => ({
    issues: await service.database.sql(
      `select id, status, upvotes, message_count, ward, category, priority from issues order by id`,
    ),
    ratings: await service.database.sql(`select resolution_id, vote from resolution_ratings order by 1, 2`),
    reactions: await service.database.sql(`select message_id, emoji from message_reactions order by 1, 2`),
    flags: await service.database.sql(`select id, reporter_count from flags order by id`),
    others: await service.database.sql(
      `select user_id, score, upvotes_received from user_scores where user_id <> $1 order by 1`,
      [asha.id],
    ),
  });
  const found = async () =>
    [...(await everyRow(service))].flatMap(([table, text]) =>
      Object.entries(MARKERS).flatMap(([marker, value]) =>
        text.toLowerCase().includes(value.toLowerCase()) ? [`${table}: ${marker}`] : [],
      ),
    );

  /** Somebody who does everything a person can do. */
  async function busyPerson(): Promise<void> {
    asha = await signedIn(service, EMAIL, NAME);
    const words = {
      title: `${MARKERS.title} lamp is dark`,
      description: `${MARKERS.description} by ${NAME}, call 98765 43210`,
      location: { lat: 19.123456, lng: 72.84, address: MARKERS.address },
    };
    const answer = await as(asha).post<Envelope<CreatedIssueDto>>('/api/issues', { ...report(), ...words });
    own = answer.body.data.issueId;
    foreign = await reportedIssue(service);
    const { messageId } = await postedMessage(service, foreign, { by: asha, content: MARKERS.message });
    await as(asha).post(`/api/issues/${foreign}/messages/${messageId}/reactions`, { emoji: '👍' });
    await as(asha).post(`/api/issues/${foreign}/upvote`);
    await raisedFlag(service, `/api/issues/${foreign}`, { by: asha });
    await service.database.sql(`update flag_reports set note = $1 where user_id = $2`, [
      MARKERS.reason,
      asha.id,
    ]);
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a40' } })
      .jpeg()
      .toBuffer();
    await uploadedPhoto(service, own, asha, photo);
    const event = await service.app.get(CommunityEvents, { strict: false }).announce({
      ...{ city: 'mumbai', title: 'Cleanup', description: '', type: 'cleanup', place: 'Beach' },
      ...{ date: '2027-01-01', time: '09:00', duration: '2 h', location: '', maxAttendees: 9, impact: '' },
      organiser: 'Ward',
    } as never);
    await service.app.get(CommunityEvents, { strict: false }).attend(event, actorOf(asha));
    await service.database.sql(
      `insert into mail_suppressions (address, reason, at) values ($1, $1, now()) on conflict do nothing`,
      [EMAIL],
    );
    await service.database.sql(
      `insert into alert_devices (email, language, endpoint, p256dh, auth, created_at)
       values ($1, 'en', 'https://push.example/Endpointmarker', 'k', 'a', now())`,
      [EMAIL],
    );
  }

  it('is asked for with a fresh sign-in, at once hides the person, and can be cancelled', async () => {
    await busyPerson();
    expect((await as(asha).get(erasure)).status).toBe(404);
    const stale = await idTokenOf(service, EMAIL, NAME);
    const wish = { words: 'remove', place: 'ward' };
    expect((await as(asha).post(erasure, wish)).status).toBe(400);
    const foreignToken = await idTokenOf(service, 'other@example.org', 'Other');
    expect((await as(asha).post(erasure, { idToken: foreignToken, ...wish })).status).toBe(403);
    const asked = await as(asha).post<Envelope<{ due: string }>>(erasure, { idToken: stale, ...wish });
    expect(asked.status).toBe(202);
    expect(Date.parse(asked.body.data.due) - service.clock.now().getTime()).toBeGreaterThan(13 * DAY_MS);
    expect((await shown(own)).reportedBy.displayName).toBe('Anonymous');
    expect((await service.tokenApi.get(`/api/scores/${asha.id}`)).status).toBe(404);
    // Signing in still works, and does not bring the name back.
    asha = await signedIn(service, EMAIL, NAME);
    expect((await shown(own)).reportedBy.displayName).toBe('Anonymous');
    expect((await as(asha).delete(erasure)).status).toBe(200);
    expect((await shown(own)).reportedBy.displayName).toBe(NAME);
    expect((await service.tokenApi.get(`/api/scores/${asha.id}`)).status).toBe(200);
    expect((await as(asha).delete(erasure)).status).toBe(404);
  });

  it('leaves no trace of the person, and every count as it was', async () => {
    expect(await found()).toContain('issues: title');
    const before = await countsOf();
    expect(await askedErasure(service, asha)).toBe(202);
    await erasedAll(service);
    expect(await found()).toEqual([]);
    expect(await countsOf()).toEqual(before);
    const suppressions = service.app.get(MailSuppressionsService, { strict: false });
    expect(await suppressions.since([EMAIL])).toEqual([expect.any(Date)]);
    expect(await violations((text) => service.database.sql(text))).toEqual([]);
    const [row] = await service.database.sql<{ kind: string; email: null }>(
      `select kind, email from users where id = $1`,
      [asha.id],
    );
    expect(row).toEqual({ kind: 'erased', email: null });
    expect(await service.database.sql('select from persona_owners')).toEqual([]);
    const { reportedBy, title, description } = await shown(own);
    expect([reportedBy.displayName, title]).toEqual(['Anonymous', expect.stringContaining(' in ')]);
    expect(description).toBe('The person who wrote this has taken their words away.');
    const [message] = await thread(foreign);
    expect(message!.author.userId).toMatch(/^per_/);
    expect(message!.author.userId).not.toBe(reportedBy.userId);
    expect((await as(asha).get('/api/users/me')).status).toBe(401);
    const admin = await person(service, { role: 'admin' });
    expect((await as(admin).get('/api/admin/users?limit=100')).text).not.toContain(asha.id);
    expect((await as(admin).patch(`/api/users/${asha.id}/role`, { role: 'viewer' })).status).toBe(404);
  });

  it('keeps the words without personal data and the name, if the person leaves them', async () => {
    await busyPerson();
    expect(await askedErasure(service, asha, { words: 'keep', place: 'grid' })).toBe(202);
    await erasedAll(service);
    const { title, description, location } = await shown(own);
    expect(title).toBe(`${MARKERS.title} lamp is dark`);
    expect(description).toBe(`${MARKERS.description} by •••, call •••`);
    expect(location).toMatchObject({ lat: 19.1235 });
    expect((await found()).sort()).toEqual([
      'issue_search: title',
      ...['issues: description', 'issues: title', 'messages: message'],
    ]);
    expect(await violations((text) => service.database.sql(text))).toEqual([]);
  });

  it('opens a new account for the same identity, restricted to reading if the former one was', async () => {
    const ravi = await signedIn(service, 'ravi@example.org', 'Ravi');
    await service.database.sql(`update users set role = 'viewer' where id = $1`, [ravi.id]);
    expect(await askedErasure(service, ravi)).toBe(202);
    await erasedAll(service);
    const again = await signedIn(service, 'ravi@example.org', 'Ravi');
    expect(again.id).not.toBe(ravi.id);
    expect((await as(again).post('/api/issues', report())).status).toBe(403);
  });

  it('leaves the acts of an official under the name of the office', async () => {
    const official = { name: 'Meera Namemarker', email: 'meera.official@example.org' };
    await addedRecord(service, 'officials', {
      ...{ ...official, designation: 'Ward Officer', city: 'mumbai', ward: 'H/West' },
    });
    const meera = await signedIn(service, official.email, official.name);
    const id = await reportedIssue(service, { by: meera });
    expect(await askedErasure(service, meera)).toBe(202);
    await erasedAll(service);
    expect((await shown(id)).reportedBy).toEqual({ userId: meera.id, displayName: 'Ward Officer' });
    expect(await violations((text) => service.database.sql(text))).toEqual([]);
  });

  it('is repeated after a restore of an older database, which refuses to start before', async () => {
    await busyPerson();
    const copies = service.app.get(LedgerCopyService, { strict: false });
    expect(await askedErasure(service, asha)).toBe(202);
    const digest = service.app.get(ErasureLedgerService, { strict: false }).subjectOf(asha.id);
    await service.database.sql(
      `insert into erasure_ledger (subject, at, words, place, changed) values ($1, now(), 'remove', 'ward', 1)`,
      [digest],
    );
    await runJob(service, 'erasure-ledger');
    await copies.assertReplayed();
    // As in a database of before the erasure.
    await service.database.sql('delete from erasure_ledger');
    await service.database.sql('delete from erasures where user_id = $1', [asha.id]);
    await expect(copies.assertReplayed()).rejects.toThrow('npm run privacy:replay');
    expect(await copies.replay()).toBe(1);
    await copies.assertReplayed();
    expect(await copies.replay()).toBe(0);
    expect((await found()).filter((each) => each.endsWith('name') || each.endsWith('email'))).toEqual([]);
    expect((await shown(own)).title).not.toContain(MARKERS.title);
  });

  it('is refused to the last superadmin', async () => {
    const chief = await signedIn(service, 'chief@example.org', 'Chief');
    await service.database.sql(`update users set role = 'superadmin' where id = $1`, [chief.id]);
    expect(await askedErasure(service, chief)).toBe(409);
    const other = await person(service, { role: 'superadmin' });
    expect(await askedErasure(service, chief)).toBe(202);
    await service.database.sql(`update users set role = 'user' where id = $1`, [other.id]);
    await service.database.sql('delete from erasures where user_id = $1', [chief.id]);
  });

  it('goes on where it was interrupted, and ends once', async () => {
    await busyPerson();
    expect(await askedErasure(service, asha)).toBe(202);
    await service.database.sql(`
      create function refuse_erasure() returns trigger language plpgsql as $$
        begin raise exception 'interrupted'; end $$;
      create trigger refuse before update of kind on users for each row when (new.kind = 'erased')
        execute function refuse_erasure()`);
    await expect(erasedAll(service)).rejects.toThrow('1 erasures failed');
    const [{ step }] = (await service.database.sql<{ step: string }>(
      'select step from erasures where user_id = $1',
      [asha.id],
    )) as [{ step: string }];
    expect(step).toBe('delete');
    const cancelled = await as(asha).delete<ErrorEnvelope>(erasure);
    expect(cancelled.status).toBe(401);
    await service.database.sql('drop function refuse_erasure cascade');
    await erasedAll(service);
    await runJob(service, 'erasures');
    expect((await found()).filter((each) => each.endsWith('name') || each.endsWith('email'))).toEqual([]);
    const records = await service.database.sql(
      `select from audit_records where action = 'privacy.erase' and target_id = (
         select subject from erasure_ledger order by at desc limit 1)`,
    );
    expect(records).toHaveLength(1);
  });

  it('ends once, wherever it was interrupted', async () => {
    await busyPerson();
    const before = await countsOf();
    expect(await askedErasure(service, asha, { words: 'keep', place: 'keep' })).toBe(202);
    await service.database.sql('update erasures set due_at = asked_at');
    await service.database.sql(`
      create function interrupt() returns trigger language plpgsql as $$
        begin
          if random() < 0.1 then raise exception 'interrupted'; end if;
          if tg_op = 'DELETE' then return old; end if;
          return new;
        end $$`);
    const tables = [
      'users',
      'issues',
      'issue_upvotes',
      'messages',
      'message_reactions',
      'media',
      'flag_reports',
    ];
    const others = [
      'persona_owners',
      'event_attendees',
      'alert_devices',
      'user_scores',
      'erasures',
      'reporters',
    ];
    for (const table of [...tables, ...others])
      await service.database.sql(
        `create trigger interrupted before insert or update or delete on ${table} for each row execute function interrupt()`,
      );
    let runs = 0;
    for (let isDone = false; !isDone && runs < MAX_RUNS; runs++)
      isDone = await runJob(service, 'erasures').then(
        () => true,
        () => false,
      );
    await service.database.sql('drop function interrupt cascade');
    expect(runs).toBeLessThan(MAX_RUNS);
    expect(await countsOf()).toEqual(before);
    expect(await violations((text) => service.database.sql(text))).toEqual([]);
    const [{ ended }] = (await service.database.sql<{ ended: number }>(
      `select count(*)::int as ended from audit_records where action = 'privacy.erase' and target_id = $1`,
      [service.app.get(ErasureLedgerService, { strict: false }).subjectOf(asha.id)],
    )) as [{ ended: number }];
    expect(ended).toBe(1);
  });
});
