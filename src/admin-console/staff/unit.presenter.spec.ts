import { columnsNotPresented } from '../../../test/support/source/every-column';
import type { UnitWithMembers } from '../../staff';
import { presentUnit } from './unit.presenter';

const UNIT: UnitWithMembers = {
  id: 'unt_1',
  city: 'mumbai',
  name: { en: 'Roads', mr: 'रस्ते' },
  kind: 'ward_office',
  departmentId: 'dep_1',
  officialId: 'off_1',
  email: 'roads@city.example',
  active: true,
  members: ['adm_1'],
};

describe('a unit', () => {
  it('is shown with its name as it was given, and its members', () => {
    expect(presentUnit(UNIT)).toStrictEqual({
      id: 'unt_1',
      cityId: 'mumbai',
      name: { en: 'Roads', mr: 'रस्ते' },
      kind: 'ward_office',
      departmentId: 'dep_1',
      officialId: 'off_1',
      email: 'roads@city.example',
      active: true,
      members: ['adm_1'],
    });
  });

  it('is shown with every column', () => {
    expect(columnsNotPresented(UNIT, presentUnit)).toEqual([]);
  });
});
