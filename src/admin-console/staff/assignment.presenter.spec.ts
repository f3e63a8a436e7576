import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentAssigned, presentHolder, presentRule } from './assignment.presenter';

const HOLDER = {
  unitId: 'unt_1',
  unitName: { en: 'Roads', mr: 'रस्ते' },
  accountId: 'adm_1',
  accountName: 'Asha Kulkarni',
};
const SHOWN = { unitId: 'unt_1', unitName: 'Roads', accountId: 'adm_1', accountName: 'Asha Kulkarni' };

describe('who works on an issue', () => {
  it('has the name of the unit as a text', () => {
    expect(presentHolder(HOLDER)).toStrictEqual(SHOWN);
    expect(presentHolder({ ...HOLDER, unitName: { mr: 'रस्ते' } })).toMatchObject({ unitName: 'रस्ते' });
    expect(presentHolder({ ...HOLDER, unitName: 'Lights' })).toMatchObject({ unitName: 'Lights' });
  });

  it('is null if nobody does', () => {
    expect(presentHolder(null)).toBeNull();
  });

  it('is shown with the time of the assignment', () => {
    const at = new Date('2026-11-01T10:00:00Z');
    expect(presentAssigned({ issueId: 'iss_1', holder: HOLDER, at })).toStrictEqual({
      issueId: 'iss_1',
      holder: SHOWN,
      assignedAt: '2026-11-01T10:00:00.000Z',
    });
  });
});

describe('a rule', () => {
  const RULE = {
    id: 'rul_1',
    city: 'pune',
    ward: null,
    category: 'road',
    unitId: 'unt_1',
    createdAt: new Date('2026-11-01T10:00:00Z'),
  } as const;

  it('is shown with what it names', () => {
    expect(presentRule(RULE)).toStrictEqual({
      ...{ id: 'rul_1', cityId: 'pune', ward: null, category: 'road', unitId: 'unt_1' },
    });
    expect(columnsNotPresented(RULE, presentRule)).toEqual(['createdAt']);
  });
});
