import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Breakdown, COUNT_COLUMNS } from '../../src/scores/score';
import {
  BADGE_THRESHOLDS,
  BADGES,
  type BadgeTimes,
  type BreakdownField,
  SCORE_WEIGHTS,
  TIER_THRESHOLDS,
  tierOf,
  TIERS,
} from '../../src/scores/score-weights';
import { createTestDatabase, type TestDatabase } from '../support/service/database';
import { ROOT, sectionOf } from '../support/source/deployment';
import { documentOf } from '../support/source/documents';
import { pointsOf } from '../support/service/scores';

type Counts = Partial<Breakdown>;
const FIELDS = Object.keys(COUNT_COLUMNS) as BreakdownField[];
const THEN = new Date('2031-03-01T08:00:00.000Z');
const LATER = new Date('2031-03-02T08:00:00.000Z');

describe('the scores the database computes', () => {
  let database: TestDatabase;
  let people = 0;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** Inserts or updates a person's counts. */
  const countedAs = async (counts: Counts, { id = `usr_${++people}`, at = THEN } = {}) => {
    const set = Object.entries(counts).map(
      ([field, count]) => [COUNT_COLUMNS[field as BreakdownField], count] as const,
    );
    const columns = set.map(([column]) => column);
    const values = set.map(([, count]) => count);
    await database.sql(
      `insert into users (id, display_name, city, created_at, updated_at) values ($1, 'Asha', 'mumbai', now(), now())
       on conflict (id) do nothing`,
      [id],
    );
    const [row] = await database.sql<Omit<BadgeTimes, 'pioneerAt'> & { score: number }>(
      `insert into user_scores (user_id, city, updated_at, ${columns.join(', ')})
       values ($1, 'mumbai', $2, ${values.join(', ')})
       on conflict (user_id) do update set updated_at = excluded.updated_at,
         ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
       returning score, community_voice_at as "communityVoiceAt", problem_solver_at as "problemSolverAt",
                 legend_at as "legendAt"`,
      [id, at],
    );
    return { ...row!, id };
  };

  /** Counts worth the given number of points, of contributions without a badge. */
  const worth = (points: number): Counts => {
    for (let commentsMade = 0; commentsMade * SCORE_WEIGHTS.commentsMade <= points; commentsMade++) {
      const votesCast = (points - commentsMade * SCORE_WEIGHTS.commentsMade) / SCORE_WEIGHTS.votesCast;
      if (Number.isInteger(votesCast)) return { commentsMade, votesCast };
    }
    throw new Error(`no comments and votes are worth ${points} points`);
  };

  it('have a column for every count with a weight', () => {
    expect(FIELDS).toEqual(Object.keys(SCORE_WEIGHTS));
  });

  it.each(FIELDS)('use the weight of %s', async (field) => {
    const { id, score } = await countedAs({ [field]: 1 });
    expect(score).toBe(SCORE_WEIGHTS[field]);
    expect((await countedAs({ [field]: 7 }, { id })).score).toBe(7 * SCORE_WEIGHTS[field]);
  });

  it('are the sum of the points of all counts', async () => {
    const counts = Object.fromEntries(FIELDS.map((field, index) => [field, index + 2]));
    expect((await countedAs(counts)).score).toBe(pointsOf(counts));
  });

  it.each([
    {
      id: 'Community Voice',
      earnedAt: 'communityVoiceAt' as const,
      below: { upvotesReceived: BADGE_THRESHOLDS['Community Voice'] - 1 },
      at: { upvotesReceived: BADGE_THRESHOLDS['Community Voice'] },
    },
    {
      id: 'Problem Solver',
      earnedAt: 'problemSolverAt' as const,
      below: { reportsResolved: BADGE_THRESHOLDS['Problem Solver'] - 1 },
      at: { reportsResolved: BADGE_THRESHOLDS['Problem Solver'] },
    },
    {
      id: 'Legend',
      earnedAt: 'legendAt' as const,
      below: worth(BADGE_THRESHOLDS.Legend - 1),
      at: worth(BADGE_THRESHOLDS.Legend),
    },
  ])(
    'include the badge $id at its threshold with its time, and not below',
    async ({ earnedAt, below, at }) => {
      const { id: user, ...short } = await countedAs(below);
      expect(short[earnedAt]).toBeNull();
      expect((await countedAs(at, { id: user, at: THEN }))[earnedAt]).toEqual(THEN);
      expect((await countedAs(at, { id: user, at: LATER }))[earnedAt]).toEqual(THEN);
      expect((await countedAs(below, { id: user, at: LATER }))[earnedAt]).toBeNull();
      expect((await countedAs(at, { id: user, at: LATER }))[earnedAt]).toEqual(LATER);
    },
  );
});

describe('tiers', () => {
  it.each(Object.entries(TIER_THRESHOLDS))('begin at their thresholds: %s at %i', (tier, threshold) => {
    expect(tierOf(threshold)).toBe(tier);
    const before = TIERS[TIERS.indexOf(tierOf(threshold)) - 1] ?? tier;
    expect(tierOf(threshold - 1)).toBe(before);
  });
});

describe('docs/api/scores.md', () => {
  const page = readFileSync(join(ROOT, 'docs/api/scores.md'), 'utf8');
  /** The rows of the table of a section, without its header. */
  const rowsOf = (heading: string) =>
    sectionOf(page, heading)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) => line.split('|').map((cell) => cell.replaceAll('`', '').trim()))
      .map((cells) => cells.slice(1, -1));

  it('lists the weights', () => {
    const weights = rowsOf('## What is counted').map(([count, weight]) => [count, Number(weight)]);
    expect(weights).toEqual(Object.entries(SCORE_WEIGHTS));
  });

  it('lists the tiers', () => {
    const thresholds = Object.values(TIER_THRESHOLDS);
    const ranges = TIERS.map((tier, index) => {
      const [from, next] = [thresholds[index]!, thresholds[index + 1]];
      if (next === undefined) return [tier, `from ${from} on`];
      return [tier, index === 0 ? `below ${next}` : `${from} to ${next - 1}`];
    });
    expect(rowsOf('## Tiers')).toEqual(ranges);
    const conventions = readFileSync(join(ROOT, 'docs/api/conventions.md'), 'utf8');
    const [, names = ''] = /^\| tier +\| (.+?) +\|$/m.exec(conventions) ?? [];
    expect(names.replaceAll('`', '').split(', ')).toEqual(TIERS);
  });

  it('lists the badges', () => {
    const conditions = rowsOf('## Badges').map(([id, condition]) => [
      id,
      Number(/\d+/.exec(condition!)?.[0]),
    ]);
    expect(conditions).toEqual(Object.entries(BADGE_THRESHOLDS));
    expect(conditions.map(([id]) => id)).toEqual(BADGES.map(({ id }) => id));
  });

  it('has an example that adds up', () => {
    const [, text = ''] = /```json\n(.+?)\n```/s.exec(sectionOf(page, '## Example')) ?? [];
    const { data } = JSON.parse(text) as {
      data: { score: number; tier: string; breakdown: Breakdown; badges: object[] };
    };
    expect(Object.keys(data.breakdown)).toEqual(FIELDS);
    expect(data.score).toBe(pointsOf(data.breakdown));
    expect(data.tier).toBe(tierOf(data.score));
    for (const { id, description } of data.badges as Array<{ id: string; description: string }>)
      expect(BADGES).toContainEqual(expect.objectContaining({ id, description }));
  });
});

describe('the OpenAPI document', () => {
  it('has an example that adds up', () => {
    type Schemas = Record<string, { properties: Record<string, { example?: number }> }>;
    const { schemas } = documentOf('token').components as { schemas: Schemas };
    const counts = Object.entries(schemas.ScoreBreakdown!.properties);
    const example = Object.fromEntries(counts.map(([field, { example: count }]) => [field, count!]));
    expect(schemas.Score!.properties.score!.example).toBe(pointsOf(example));
  });
});
