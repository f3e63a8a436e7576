import { Client } from 'pg';
import { allPlaced, reportedIssue } from '../../factories/issues';
import { postedMessage } from '../../factories/messages';
import { person } from '../../factories/people';
import { send } from '../../support/network/http';
import { startService, type TestService } from '../../support/service/service';
import { tablesIn } from '../../support/source/sql-texts';

/** The tables of what people chose to hide, which no list needs; an issue by itself says whether it is the caller's. */
const PRIVATE = /\b(persona_owners|exact_places|subject_keys)\b/;
const REPORTS = 5;
const [TOKEN, PUBLIC] = [{ 'x-api-surface': 'token' }, { 'x-api-surface': 'public' }];

const listsOf = (issue: string): ReadonlyArray<readonly [string, Record<string, string>]> => [
  ['/api/issues?limit=20', TOKEN],
  ['/api/issues?city=mumbai&limit=20', PUBLIC],
  ['/api/issues/near?lat=19.06&lng=72.83&radius=500', TOKEN],
  ['/api/map?city=mumbai&bbox=72.8,19,72.9,19.1&zoom=19', TOKEN],
  ['/api/search?cityId=mumbai&q=lamp', PUBLIC],
  ['/api/scores?limit=20', TOKEN],
  [`/api/issues/${issue}`, TOKEN],
  [`/api/issues/${issue}`, PUBLIC],
  [`/api/issues/${issue}/messages`, TOKEN],
  [`/api/issues/${issue}/timeline`, TOKEN],
  ['/open311/v2/requests.json?jurisdiction_id=mumbai', {}],
  ['/feeds/mumbai.atom', {}],
  ['/data/mumbai/issues.csv', {}],
  ['/mumbai', { accept: 'text/html' }],
  [`/mumbai/issues/${issue}`, { accept: 'text/html' }],
];

/** The statements of each list, in a city whose people chose something about their reports. */
async function statementsOf(
  service: TestService,
  asked: jest.SpyInstance,
  choices: object,
): Promise<Map<string, string[]>> {
  const by = await person(service);
  const location = { lat: 19.06, lng: 72.83, address: 'Hill Road' };
  const issues: string[] = [];
  for (let n = 0; n < REPORTS; n++) issues.push(await reportedIssue(service, { by, location, ...choices }));
  await postedMessage(service, issues[0]!, { by });
  // What goes on in the background has statements of its own.
  await allPlaced(service);
  const found = new Map<string, string[]>();
  for (const [path, headers] of listsOf(issues[0]!)) {
    asked.mockClear();
    const { status, text } = await send({ method: 'GET', url: service.url + path, headers });
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    const texts = asked.mock.calls.map(([query]) => textOf(query as unknown));
    // Without what begins a connection.
    const ofTables = texts.filter((each) => tablesIn(each).length > 0);
    found.set(`${path.replace(issues[0]!, ':id')} ${headers['x-api-surface'] ?? ''}`, ofTables);
  }
  return found;
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : (query as { text: string }).text;
}

describe('what everybody reads', () => {
  let service: TestService;
  let others: TestService;
  let asked: jest.SpyInstance;
  let usual: Map<string, string[]>;
  let hidden: Map<string, string[]>;
  beforeAll(async () => {
    // Before there are connections, each of which keeps the function it begins with.
    asked = jest.spyOn(Client.prototype, 'query');
    service = await startService();
    others = await startService();
    usual = await statementsOf(service, asked, {});
    hidden = await statementsOf(others, asked, { shownAs: 'anonymous', place: 'grid' });
  });
  afterAll(async () => {
    await service.stop();
    await others.stop();
    asked.mockRestore();
  });

  it('takes the same statements, whatever people chose', () => {
    const counts = (of: Map<string, string[]>) => [...of].map(([path, texts]) => [path, texts.length]);
    expect(counts(usual).filter(([, count]) => count === 0)).toEqual([]);
    expect(counts(hidden)).toEqual(counts(usual));
    expect(hidden).toEqual(usual);
  });

  it('reads nothing of what they hide, in lists', () => {
    const lists = [...usual, ...hidden].filter(([path]) => !path.includes(':id'));
    expect(lists.length).toBeGreaterThan(15);
    const reads = lists.flatMap(([path, texts]) =>
      texts.filter((text) => PRIVATE.test(text)).map((text) => `${path}: ${text}`),
    );
    expect(reads).toEqual([]);
  });
});
