import type { RankedScore } from './score';
import { presentLeaderboard, presentScore } from './score.presenter';

const AT = new Date('2026-03-01T10:00:00.123Z');
const BREAKDOWN = {
  reportsField: 1,
  reportsResolved: 2,
  upvotesReceived: 3,
  imagesAdded: 4,
  videosAdded: 5,
  highPriorityBonus: 6,
  votesCast: 7,
  commentsMade: 8,
  eventsJoined: 9,
  streakBonus: 10,
  categoryBonus: 11,
};
const MINIMAL = { rank: 2, userId: 'usr_1', displayName: 'Asha', city: 'pune', score: 650 } as const;
const SCORE: RankedScore = {
  ...MINIMAL,
  ...BREAKDOWN,
  avatarUrl: 'https://pictures.example/asha.png',
  globalRank: 5,
  pioneerAt: new Date('2026-01-01T00:00:00Z'),
  communityVoiceAt: null,
  problemSolverAt: null,
  legendAt: new Date('2026-02-01T00:00:00Z'),
};
const LIST = { algorithm: 'score-v1', generatedAt: '2026-03-01T10:00:00.123Z' };

describe('the highest scores', () => {
  it('in full show what each is made of, and the names of badges', () => {
    expect(presentLeaderboard([SCORE], 'full', AT)).toStrictEqual({
      ...LIST,
      count: 1,
      items: [
        {
          ...MINIMAL,
          tier: 'Legend',
          avatarUrl: 'https://pictures.example/asha.png',
          breakdown: BREAKDOWN,
          badges: ['Pioneer', 'Legend'],
        },
      ],
    });
  });

  it('in short show who, where and how many', () => {
    expect(presentLeaderboard([SCORE], 'minimal', AT)).toStrictEqual({
      ...LIST,
      count: 1,
      items: [{ ...MINIMAL, tier: 'Legend' }],
    });
  });
});

describe('one person’s score', () => {
  it('shows its ranks, its badges with when they were earned, and where it can be seen', () => {
    expect(presentScore(SCORE, 'https://issues.example', AT)).toStrictEqual({
      ...MINIMAL,
      tier: 'Legend',
      avatarUrl: 'https://pictures.example/asha.png',
      breakdown: BREAKDOWN,
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
