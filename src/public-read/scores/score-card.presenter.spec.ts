import { columnsNotPresented } from '../../../test/support/source/every-column';
import {
  CITY_SUMMARY,
  pincodeScore,
  presentPincodeUnits,
  presentUnits,
  presentWardLeaderboard,
  presentWardUnit,
} from './score-card.presenter';

const WARD = { code: 'H/West', name: 'Bandra West', score: 82, resPct: 78, trend: 4 };

describe('the summary of a city', () => {
  it('is the same for every city', () => {
    expect(CITY_SUMMARY).toStrictEqual({
      score: 64,
      resPct: '58%',
      reportsWeek: '3,420',
      avgResp: '19h',
      overdue: '214',
      trend: '3',
      label: 'Slow, but improving',
      areaSampleScore: 76,
      grade: 'C',
      gradeC: '#B7791F',
    });
  });
});

describe('the leaderboard of wards', () => {
  it('shows the first rank in its own colour, and a falling ward with a down arrow', () => {
    const wards = [WARD, { ...WARD, code: 'L', name: 'Kurla', score: 43, resPct: 39, trend: -4 }];
    expect(presentWardLeaderboard(wards)).toStrictEqual([
      {
        rank: 1,
        code: 'H/West',
        area: 'Bandra West',
        score: 82,
        grade: 'A',
        gradeC: '#1E8E5A',
        rankC: '#FB4A2E',
        res: 78,
        barPct: '78%',
        trendSign: '▲',
        trendTxt: '4',
        trendC: '#1E8E5A',
      },
      {
        rank: 2,
        code: 'L',
        area: 'Kurla',
        score: 43,
        grade: 'D',
        gradeC: '#D9601A',
        rankC: '#CBD0D8',
        res: 39,
        barPct: '39%',
        trendSign: '▼',
        trendTxt: '4',
        trendC: '#C5283D',
      },
    ]);
  });

  it('shows every column of a ward', () => {
    expect(columnsNotPresented(WARD, (ward) => presentWardLeaderboard([ward]))).toEqual([]);
  });

  it.each([0, null])('shows no trend for %s', (trend) => {
    expect(presentWardLeaderboard([{ ...WARD, trend }])).toMatchObject([
      { trendSign: '—', trendTxt: '', trendC: '#8A93A0' },
    ]);
  });

  it('leaves out wards without a resolution rate, and keeps those with a rate of 0', () => {
    const wards = [
      { ...WARD, resPct: null },
      { ...WARD, code: 'L', resPct: 0 },
    ];
    expect(presentWardLeaderboard(wards)).toMatchObject([{ rank: 1, code: 'L', res: 0, barPct: '0%' }]);
  });
});

describe('a ward', () => {
  it('shows its score', () => {
    expect(presentWardUnit(WARD)).toStrictEqual({
      code: 'H/West',
      area: 'Bandra West',
      score: 82,
      grade: 'A',
      gradeC: '#1E8E5A',
    });
  });

  it('without a rating has the base score', () => {
    expect(presentWardUnit({ ...WARD, score: null })).toMatchObject({ score: 64, grade: 'C' });
  });
});

describe('the score of a pincode', () => {
  it.each([
    ['400050', 64, 69],
    ['400002', 64, 59],
    ['400001', 64, 61],
    ['110001', 64, 64],
    ['400050', null, 69],
    ['400050', undefined, 69],
    ['400050', 90, 90],
    ['400050', 86, 90],
    ['400050', 84, 89],
    ['400001', 32, 32],
    ['400050', 0, 32],
    ['400050', 32, 37],
  ])('%s in a ward of %s is %d', (pincode, wardScore, score) => {
    expect(pincodeScore(pincode, wardScore)).toBe(score);
  });
});

describe('the pincodes of a city', () => {
  it('are shown with their scores, best first', () => {
    const place = { area: 'Fort', wardCode: 'A', score: 64 };
    const pincodes = ['400002', '400050', '110001'].map((pincode) => ({ ...place, pincode }));
    expect(presentPincodeUnits(pincodes)).toStrictEqual([
      { pincode: '400050', area: 'Fort', wardCode: 'A', score: 69, grade: 'B', gradeC: '#5B8C1B' },
      { pincode: '110001', area: 'Fort', wardCode: 'A', score: 64, grade: 'C', gradeC: '#B7791F' },
      { pincode: '400002', area: 'Fort', wardCode: 'A', score: 59, grade: 'C', gradeC: '#B7791F' },
    ]);
  });
});

describe('a pincode', () => {
  it('shows every column', () => {
    const place = { pincode: '110001', area: 'Fort', wardCode: 'A', score: 64 };
    expect(columnsNotPresented(place, (row) => presentPincodeUnits([row]))).toEqual([]);
  });
});

describe('the units of a city', () => {
  it('are wards by default', () => {
    expect(presentUnits({ kind: 'ward', wards: [WARD] })).toStrictEqual([presentWardUnit(WARD)]);
  });

  it('are pincodes if requested', () => {
    const pincodes = [{ pincode: '110001', area: 'Fort', wardCode: 'A', score: 64 }];
    expect(presentUnits({ kind: 'pincode', pincodes })).toStrictEqual(presentPincodeUnits(pincodes));
  });
});
