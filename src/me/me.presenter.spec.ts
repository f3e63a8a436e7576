import { columnsNotPresented } from '../../test/support/source/every-column';
import { DISTINCT_COUNTS } from '../../test/support/service/scores';
import type { RankedScore } from '../scores';
import { presentMe } from './me.presenter';
import type { OwnAccount } from './me.service';

const ACCOUNT: OwnAccount['account'] = {
  id: 'usr_1',
  email: 'asha@example.org',
  displayName: 'Asha',
  avatarUrl: null,
  role: 'user',
  city: 'pune',
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  official: false,
};
const USER = {
  userId: 'usr_1',
  email: 'asha@example.org',
  displayName: 'Asha',
  avatarUrl: null,
  role: 'citizen',
  city: 'pune',
  createdAt: '2026-03-01T10:00:00.123Z',
};
const SCORE: RankedScore = {
  ...DISTINCT_COUNTS,
  userId: 'usr_1',
  displayName: 'Asha',
  avatarUrl: null,
  city: 'pune',
  score: 650,
  rank: 2,
  globalRank: 5,
  pioneerAt: new Date('2026-01-01T00:00:00Z'),
  communityVoiceAt: null,
  problemSolverAt: null,
  legendAt: null,
};

const COUNTS = { shown: 2, all: 5 };

describe("one's own account", () => {
  it('is presented with each column of the account, and of the score except for its person', () => {
    const present = (account: OwnAccount['account']) => [
      presentMe({ account, score: SCORE, contributions: COUNTS }),
      presentMe({ account: { ...account, role: 'user' }, score: SCORE, contributions: COUNTS }),
    ];
    expect(columnsNotPresented({ ...ACCOUNT, role: 'admin' }, present)).toEqual([]);
    const at = new Date('2026-02-01T00:00:00Z');
    const score = { ...SCORE, communityVoiceAt: at, problemSolverAt: at, legendAt: at };
    const ofAccount = ['userId', 'displayName', 'avatarUrl', 'city'];
    expect(
      columnsNotPresented(score, (row) => presentMe({ account: ACCOUNT, score: row, contributions: COUNTS })),
    ).toEqual(ofAccount);
  });

  it('is shown with its score, ranks, counts and badges', () => {
    expect(presentMe({ account: ACCOUNT, score: SCORE, contributions: COUNTS })).toMatchObject({
      ...USER,
      contributions: { shown: 2, all: 5 },
      score: {
        score: 650,
        rank: 2,
        globalRank: 5,
        breakdown: DISTINCT_COUNTS,
        badges: [{ earnedAt: '2026-01-01T00:00:00.000Z' }],
      },
    });
  });

  it('without points has no rank and no badge', () => {
    const none = Object.fromEntries(Object.keys(DISTINCT_COUNTS).map((field) => [field, 0]));
    const { score, ...user } = presentMe({ account: ACCOUNT, score: undefined, contributions: COUNTS });
    expect(user).toStrictEqual({ ...USER, contributions: COUNTS });
    expect(score).toMatchObject({ score: 0, rank: null, globalRank: null, breakdown: none, badges: [] });
  });
});
