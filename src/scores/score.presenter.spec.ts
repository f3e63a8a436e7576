import { columnsNotPresented } from '../../test/support/source/every-column';
import { DISTINCT_COUNTS } from '../../test/support/service/scores';
import type { RankedScore } from './score';
import { presentLeaderboard, presentOwnScore, presentScore } from './score.presenter';

const AT = new Date('2026-03-01T10:00:00.123Z');
const MINIMAL = { rank: 2, userId: 'usr_1', displayName: 'Asha', city: 'pune', score: 650 } as const;
const SCORE: RankedScore = {
  ...MINIMAL,
  ...DISTINCT_COUNTS,
  avatarUrl: 'https://pictures.example/asha.png',
  globalRank: 5,
  pioneerAt: new Date('2026-01-01T00:00:00Z'),
  communityVoiceAt: null,
  problemSolverAt: null,
  legendAt: new Date('2026-02-01T00:00:00Z'),
};
const LIST = { algorithm: 'score-v1', generatedAt: '2026-03-01T10:00:00.123Z' };

describe('a row', () => {
  it('is presented with each of its columns', () => {
    const row = { ...SCORE, communityVoiceAt: AT, problemSolverAt: AT };
    const present = (score: RankedScore) => [
      presentLeaderboard([score], 'full', AT),
      presentScore(score, 'https://issues.example', AT),
    ];
    expect(columnsNotPresented(row, present)).toEqual([]);
  });
});

describe('the highest scores', () => {
  it('in full show the breakdown and the names of badges', () => {
    expect(presentLeaderboard([SCORE], 'full', AT)).toStrictEqual({
      ...LIST,
      count: 1,
      items: [
        {
          ...MINIMAL,
          tier: 'Legend',
          avatarUrl: 'https://pictures.example/asha.png',
          breakdown: DISTINCT_COUNTS,
          badges: ['Pioneer', 'Legend'],
        },
      ],
    });
  });

  it('in short show person, rank and score', () => {
    expect(presentLeaderboard([SCORE], 'minimal', AT)).toStrictEqual({
      ...LIST,
      count: 1,
      items: [{ ...MINIMAL, tier: 'Legend' }],
    });
  });
});

describe('one person’s score', () => {
  it('shows its ranks, its badges with their times, and its URL', () => {
    expect(presentScore(SCORE, 'https://issues.example', AT)).toStrictEqual({
      ...MINIMAL,
      tier: 'Legend',
      avatarUrl: 'https://pictures.example/asha.png',
      breakdown: DISTINCT_COUNTS,
      globalRank: 5,
      badges: [
        {
          id: 'Pioneer',
          displayName: 'Pioneer',
          description: 'One of the first 100 reporters',
          earnedAt: '2026-01-01T00:00:00.000Z',
        },
        {
          id: 'Legend',
          displayName: 'Legend',
          description: 'Reached the Legend tier, at 600 points',
          earnedAt: '2026-02-01T00:00:00.000Z',
        },
      ],
      algorithm: 'score-v1',
      shareUrl: 'https://issues.example/api/scores/usr_1',
      computedAt: '2026-03-01T10:00:00.123Z',
    });
  });
});

describe('one’s own score', () => {
  it('shows its ranks, its breakdown, and its badges with their times', () => {
    const { badges, globalRank } = presentScore(SCORE, 'https://issues.example', AT);
    expect(badges).toHaveLength(2);
    expect(presentOwnScore(SCORE)).toStrictEqual({
      score: 650,
      tier: 'Legend',
      rank: 2,
      globalRank,
      breakdown: DISTINCT_COUNTS,
      badges,
    });
  });

  it('without points has no rank', () => {
    const nothing = Object.fromEntries(Object.keys(DISTINCT_COUNTS).map((name) => [name, 0]));
    expect(presentOwnScore(undefined)).toStrictEqual({
      score: 0,
      tier: 'Citizen',
      rank: null,
      globalRank: null,
      breakdown: nothing,
      badges: [],
    });
  });
});
