import { check } from '../../api/validation/request-validation.pipe';
import { DepartmentChangesDto } from './department.dto';
import { JurisdictionChangesDto, NewJurisdictionDto } from './jurisdiction.dto';
import { NewOfficialDto } from './official.dto';

const WARD = { city: 'pune', ward: 'Test Ward' };

describe('a new record', () => {
  it('has empty fields by default, and the slug of its city', () => {
    expect(check(NewJurisdictionDto, { ...WARD, city: ' Poona ', unknown: 1 }).value).toEqual({
      city: 'pune',
      ward: 'Test Ward',
      pincodes: [],
      ward_officer_id: '',
      corporator_id: '',
      constituency_assembly: '',
      constituency_parliamentary: '',
    });
  });

  it('has its problems in the order of its fields', () => {
    expect(check(NewOfficialDto, { email: null, ward: 7 }).problems).toEqual([
      { field: 'name', message: 'is required' },
      { field: 'designation', message: 'must be one of Ward Officer, Corporator, MLA, MP' },
      { field: 'city', message: 'is required' },
      { field: 'ward', message: 'must be of type string' },
      { field: 'email', message: 'Invalid input' },
    ]);
  });

  it.each([
    [
      ['411001', '411001', 7, '41100'],
      [
        { field: 'pincodes.2', message: 'must be of type string' },
        { field: 'pincodes.3', message: 'must be six digits' },
      ],
    ],
    [Array<string>(1001).fill('411001'), [{ field: 'pincodes', message: 'must name at most 1000' }]],
    [null, [{ field: 'pincodes', message: 'must be of type array' }]],
  ])('is refused with the indexes of the list that was sent', (pincodes, problems) => {
    expect(check(NewJurisdictionDto, { ...WARD, pincodes }).problems).toEqual(problems);
  });

  it('has each item of a list once', () => {
    const { value } = check(NewJurisdictionDto, { ...WARD, pincodes: ['411001', '411002', '411001'] });
    expect(value?.pincodes).toEqual(['411001', '411002']);
  });
});

describe('changes of a record', () => {
  it('contain only the given fields', () => {
    const { value } = check(DepartmentChangesDto, { contact_phone: '100' });
    expect(JSON.parse(JSON.stringify(value))).toEqual({ contact_phone: '100' });
  });

  it.each([[{}], [{ unknown: 1 }]])('refuse %j', (changes) => {
    expect(check(JurisdictionChangesDto, changes).problems).toEqual([
      { field: 'body', message: 'must change at least one field' },
    ]);
  });

  it('must not be null', () => {
    expect(check(JurisdictionChangesDto, { ward: null }).problems).toEqual([
      { field: 'ward', message: 'must be of type string' },
    ]);
  });
});
