import { ALGORITHM, BADGES, SCORE_WEIGHTS, tierOf, TIERS } from './score-weights';

describe('the tier of a score', () => {
  it.each([
    [0, 'Citizen'],
    [99, 'Citizen'],
    [100, 'Contributor'],
    [299, 'Contributor'],
    [300, 'Champion'],
    [599, 'Champion'],
    [600, 'Legend'],
    [100_000, 'Legend'],
  ])('of %d is %s', (score, tier) => {
    expect(tierOf(score)).toBe(tier);
  });

  it('is one of four', () => {
    expect(TIERS).toEqual(['Citizen', 'Contributor', 'Champion', 'Legend']);
  });
});

describe('what a score is made of', () => {
  it('is named with its version', () => {
    expect(ALGORITHM).toBe('score-v1');
  });

  it('is eleven counts, in the order a breakdown lists them', () => {
    expect(Object.keys(SCORE_WEIGHTS)).toEqual([
      'reportsField',
      'reportsResolved',
      'upvotesReceived',
      'imagesAdded',
      'videosAdded',
      'highPriorityBonus',
      'votesCast',
      'commentsMade',
      'eventsJoined',
      'streakBonus',
      'categoryBonus',
    ]);
  });
});

describe('the badges', () => {
  it('are four, in the order they are shown in', () => {
    expect(BADGES).toEqual([
      { id: 'Pioneer', description: 'One of the first 100 reporters', earnedAt: 'pioneerAt' },
      {
        id: 'Community Voice',
        description: '100 or more upvotes on reported issues',
        earnedAt: 'communityVoiceAt',
      },
      {
        id: 'Problem Solver',
        description: '5 or more reported issues resolved',
        earnedAt: 'problemSolverAt',
      },
      { id: 'Legend', description: 'Reached the Legend tier, at 600 points', earnedAt: 'legendAt' },
    ]);
  });
});
