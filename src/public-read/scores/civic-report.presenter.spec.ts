import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentReport, type ReportUnit } from './civic-report.presenter';
import type { OfficeRow, RoleKey } from '../administrators/role-contact';

const WARD: ReportUnit = {
  kind: 'Ward',
  code: 'H/West',
  area: 'Bandra West',
  wardCode: 'H/West',
  wardArea: 'Bandra West',
  wardScore: 82,
};
const PINCODE: ReportUnit = { ...WARD, kind: 'Pincode', code: '400050', area: '' };
const CITY = { name: 'Mumbai', subdomain: 'mumbai' };
const NOBODY = new Map<RoleKey, OfficeRow>();

describe('the civic report of a ward', () => {
  const { tree, officer, issues, cats, ...rest } = presentReport({ unit: WARD, city: CITY, offices: NOBODY });

  it('has the score of the ward, and figures generated from its name', () => {
    expect(rest).toStrictEqual({
      kind: 'Ward',
      isPin: false,
      title: 'Ward H/West civic report',
      subtitle: 'Bandra West, Mumbai',
      unitLabel: 'Ward H/West',
      area: 'Bandra West',
      wardCode: 'H/West',
      wardArea: 'Bandra West',
      subdomain: 'mumbai',
      fileBase: 'mumbai-ward-h-west-report',
      score: 82,
      grade: 'A',
      gradeC: '#1E8E5A',
      reports: '1,045',
      reportsN: 1045,
      resolved: '658',
      resolvedPct: '63%',
      overdue: 40,
      breaches: 22,
      avgResp: '10h',
    });
  });

  it('shows everything that is read of its unit and its city', () => {
    const ofUnit = (unit: ReportUnit) => presentReport({ unit, city: CITY, offices: NOBODY });
    expect(columnsNotPresented(WARD, ofUnit)).toEqual([]);
    const ofCity = (city: typeof CITY) => presentReport({ unit: WARD, city, offices: NOBODY });
    expect(columnsNotPresented(CITY, ofCity)).toEqual([]);
  });

  it('has shares that add up to a hundred percent, largest first', () => {
    expect(cats).toStrictEqual([
      { name: 'Public transport', pct: 30, pctW: '30%', count: 314, color: '#7A55C7' },
      { name: 'Safety', pct: 24, pctW: '24%', count: 251, color: '#C5283D' },
      { name: 'Traffic', pct: 16, pctW: '16%', count: 167, color: '#E08A1E' },
      { name: 'Corruption', pct: 12, pctW: '12%', count: 125, color: '#5C6673' },
      { name: 'Infrastructure', pct: 9, pctW: '9%', count: 94, color: '#2F6FDE' },
      { name: 'Garbage & filth', pct: 9, pctW: '9%', count: 94, color: '#3C9A5F' },
    ]);
  });

  it('has issues generated from its name', () => {
    const overdue = {
      statusLabel: 'Overdue',
      statusFg: '#A81F33',
      statusBg: '#FBE3E6',
      statusDot: '#C5283D',
    };
    expect(issues).toStrictEqual([
      {
        id: 'h-west-1',
        title: 'Street lights out along the main road',
        area: 'Bandra West',
        ...overdue,
        votes: 152,
        ago: '11d',
      },
      {
        id: 'h-west-2',
        title: 'Footpath blocked by construction material',
        area: 'Bandra West',
        statusLabel: 'Resolved',
        statusFg: '#1B7F4F',
        statusBg: '#E7F6EE',
        statusDot: '#3C9A5F',
        votes: 173,
        ago: '20d',
      },
      {
        id: 'h-west-3',
        title: 'Open manhole near the school gate',
        area: 'Bandra West',
        ...overdue,
        votes: 39,
        ago: '10d',
      },
      {
        id: 'h-west-4',
        title: 'Signal stuck on red at the junction',
        area: 'Bandra West',
        ...overdue,
        votes: 172,
        ago: '7d',
      },
    ]);
  });

  it('lists the offices in order, without names for an unknown ward', () => {
    expect(tree.map(({ role, jur, office, email }) => [role, jur, office, email])).toEqual([
      ['Corporator', 'Ward not known', 'Corporator, Mumbai', 'corporator.h-west@mumbai.example'],
      [
        'Municipal Ward Officer',
        'Ward not known',
        'Municipal Ward Officer, Mumbai',
        'municipal-ward-officer.h-west@mumbai.example',
      ],
      ['MLA', 'Constituency not known', 'MLA, Mumbai', 'mla.h-west@mumbai.example'],
      ['MP', 'Constituency not known', 'MP, Mumbai', 'mp.h-west@mumbai.example'],
    ]);
  });

  it('has the ward officer as its officer', () => {
    expect(officer).toEqual(tree[1]);
  });

  it('shows stored offices', () => {
    const office: OfficeRow = {
      code: 'H/West',
      wardName: 'Bandra West',
      cityName: 'Mumbai',
      officeAddress: 'Main Road 1',
      email: 'ward@city.example',
      phone: '022 1',
    };
    const report = presentReport({
      unit: WARD,
      city: CITY,
      offices: new Map([['Municipal Ward Officer', office]]),
    });
    expect(report.officer).toMatchObject({
      jur: 'Ward H/West, Bandra West',
      office: 'Main Road 1',
      email: 'ward@city.example',
      phone: '022 1',
    });
  });

  it('without a rating has the base score', () => {
    expect(presentReport({ unit: { ...WARD, wardScore: null }, city: CITY, offices: NOBODY }).score).toBe(64);
  });
});

describe('the civic report of a pincode', () => {
  it('has a score near its ward’s, and leaves out unknown values', () => {
    expect(
      presentReport({ unit: PINCODE, city: { name: 'Mumbai', subdomain: '' }, offices: NOBODY }),
    ).toMatchObject({
      kind: 'Pincode',
      isPin: true,
      title: 'Pincode 400050 civic report',
      subtitle: 'Mumbai',
      unitLabel: 'Pincode 400050',
      subdomain: '',
      fileBase: 'pincode-400050-report',
      score: 87,
      reportsN: 1179,
      resolved: '601',
      avgResp: '12h',
    });
  });

  it('names the place of its issues by the pincode if its area is unknown', () => {
    const { issues } = presentReport({ unit: PINCODE, city: CITY, offices: NOBODY });
    expect(issues.map(({ id, area, statusLabel }) => [id, area, statusLabel])).toEqual([
      ['400050-1', '400050', 'In progress'],
      ['400050-2', '400050', 'In progress'],
      ['400050-3', '400050', 'Overdue'],
      ['400050-4', '400050', 'New'],
    ]);
  });
});
