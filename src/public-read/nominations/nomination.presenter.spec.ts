import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentNomination } from './nomination.presenter';
import type { NominationRow } from './nomination.queries';

const NOMINATION: NominationRow = {
  id: 'nom_1',
  cityId: 'mumbai',
  title: 'The night sweepers of Dharavi',
  desc: 'They keep it clean',
  city: 'Mumbai',
  supporters: 214,
  type: 'team',
};

describe('a nomination', () => {
  it('shows every column read', () => {
    expect(presentNomination(NOMINATION)).toStrictEqual(NOMINATION);
    expect(columnsNotPresented(NOMINATION, presentNomination)).toEqual([]);
  });

  it('shows nothing else', () => {
    const row = { ...NOMINATION, nominatedBy: 'usr_1' } as NominationRow;
    expect(presentNomination(row)).toStrictEqual(NOMINATION);
  });

  it('may have no description', () => {
    expect(presentNomination({ ...NOMINATION, desc: null }).desc).toBeNull();
  });
});
