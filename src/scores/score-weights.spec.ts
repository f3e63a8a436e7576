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
  ])('for %d is %s', (score, tier) => {
    expect(tierOf(score)).toBe(tier);
  });

  it('is one of four', () => {
    expect(TIERS).toEqual(['Citizen', 'Contributor', 'Champion', 'Legend']);
  });
});

describe('the scoring rules', () => {
  it('have a name with a version', () => {
    expect(ALGORITHM).toBe('score-v1');
  });

  it('have eleven counts, in the order of a breakdown', () => {
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
  it('are four, in display order', () => {
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
