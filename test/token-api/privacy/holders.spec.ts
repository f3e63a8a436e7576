import { LOCAL_ISSUER, PersonalDataSubjectsService } from '../../../src/auth';
import { PersonaQueries } from '../../../src/auth/persona.queries';
import type { CreatedIssueDto } from '../../../src/issues/dto/issue.dto';
import {
  ConsentsService,
  type ExportedValue,
  PersonalDataHoldersService,
  type PersonalDataSubject,
} from '../../../src/personal-data';
import { report } from '../../factories/issues';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const PLACE = { lat: 19.0596, lng: 72.8295, address: '12 Hill Road' };

describe('what the service holds of a person', () => {
  let service: TestService;
  let asha: TestPerson;
  let ravi: TestPerson;
  beforeAll(async () => {
    service = await startService();
  });
  beforeEach(async () => {
    asha = await person(service, { name: 'Asha Kulkarni' });
    ravi = await person(service, { name: 'Ravi Menon' });
  });
  afterAll(() => service.stop());

  const holders = () => service.app.get(PersonalDataHoldersService);
  const subjects = () => service.app.get(PersonalDataSubjectsService, { strict: false });
  async function subjectOf({ id }: TestPerson): Promise<PersonalDataSubject> {
    return (await subjects().find(id))!;
  }
  async function exportOf(who: TestPerson): Promise<ExportedValue[]> {
    const values: ExportedValue[] = [];
    for await (const value of holders().export(await subjectOf(who))) values.push(value);
    return values;
  }
  const ofKind = (values: readonly ExportedValue[], kind: string) =>
    values.filter((value) => value.kind === kind).map(({ value }) => value);
  async function reported(who: TestPerson, changes: object = {}): Promise<string> {
    const { body } = await service.tokenApi
      .as(who)
      .post<Envelope<CreatedIssueDto>>('/api/issues', { ...report(), ...changes });
    return body.data.issueId;
  }
  const say = (who: TestPerson, issueId: string, changes: object) =>
    service.tokenApi.as(who).post(`/api/issues/${issueId}/messages`, changes);

  it('has what they did by their name and without it, and nothing of anybody else', async () => {
    const named = await reported(asha);
    const unnamed = await reported(asha, { shownAs: 'anonymous', place: 'grid', location: PLACE });
    await say(asha, unnamed, { content: 'Still open' });
    await say(ravi, unnamed, { content: 'Words of Ravi' });
    await service.tokenApi.as(asha).post(`/api/issues/${named}/upvote`);
    const values = await exportOf(asha);
    expect(ofKind(values, 'reports')).toMatchObject([
      { id: named, exactPlace: null, shownPlace: 'exact' },
      { id: unnamed, exactPlace: PLACE, shownPlace: 'grid' },
    ]);
    expect(ofKind(values, 'messages')).toMatchObject([{ issueId: unnamed, content: 'Still open' }]);
    expect(ofKind(values, 'upvotes')).toMatchObject([{ issueId: named, userId: asha.id }]);
    expect(ofKind(values, 'status_changes')).toHaveLength(2);
    expect(JSON.stringify(values)).not.toContain(ravi.id);
    expect(JSON.stringify(values)).not.toContain('Words of Ravi');
  });

  it('counts what it exports', async () => {
    const issueId = await reported(asha);
    for (const content of ['One', 'Two']) await say(asha, issueId, { content });
    const counts = await holders().count(await subjectOf(asha));
    expect(counts).toMatchObject({ reports: 1, messages: 2, reactions: 0, status_changes: 1 });
  });

  it('is read in batches, and completely', async () => {
    const issueId = await reported(asha);
    await service.database.sql(
      `insert into messages (id, issue_id, author_id, content, created_at)
       select 'msg_many' || n, $1, $2, 'Word ' || n, timestamptz '2020-01-01' + n * interval '1 s'
         from generate_series(1, 1201) n`,
      [issueId, asha.id],
    );
    const contents = ofKind(await exportOf(asha), 'messages').map(
      (value) => (value as { content: string }).content,
    );
    expect(new Set(contents).size).toBe(1201);
    expect(contents).toHaveLength(1201);
  });

  it('leaves out who else deleted a message', async () => {
    const issueId = await reported(asha);
    await say(asha, issueId, { content: 'One' });
    const [message] = await service.database.sql<{ id: string }>(
      'update messages set deleted_at = now(), deleted_by = $2 where issue_id = $1 returning id',
      [issueId, ravi.id],
    );
    expect(ofKind(await exportOf(asha), 'messages')).toMatchObject([{ id: message!.id, deletedBy: null }]);
  });

  it('knows a person by an address only if it is verified', async () => {
    const digest = service.app.get(ConsentsService, { strict: false }).ofAddress(asha.email);
    expect(await subjectOf(asha)).toEqual({ userId: asha.id, ids: [asha.id, digest], email: asha.email });
    await service.database.sql(`update user_identities set issuer = $2 where user_id = $1`, [
      asha.id,
      `https://civic.test${LOCAL_ISSUER}`,
    ]);
    const { email } = (await service.app.get(PersonaQueries, { strict: false }).subject(asha.id, false))!;
    expect(email).toBeNull();
    expect(await subjects().find('usr_none')).toBeUndefined();
  });
});
