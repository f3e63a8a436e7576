import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentAdministrator, presentContact, presentRole } from './administrator.presenter';
import { type OfficeRow, type RoleKey, ROLES } from './role-contact';

const OFFICE: OfficeRow = {
  code: 'K/East',
  wardName: 'Andheri East',
  cityName: 'Mumbai',
  officeAddress: null,
  email: null,
  phone: null,
};

describe('an office', () => {
  it.each([
    [
      'Corporator',
      {
        jur: 'Ward K/East, Andheri East',
        office: 'Office of the corporator, Ward K/East, Mumbai',
        email: 'corporator.k-east@mumbai.example',
        score: 88,
        grade: 'A',
        gradeC: '#1E8E5A',
        gradeBg: '#E3F5EB',
        owned: 62,
        resolved: 48,
        resPct: '77%',
        tintBg: '#E8F1FE',
        tintFg: '#1D5FBF',
      },
    ],
    [
      'Municipal Ward Officer',
      {
        jur: 'Ward K/East, Andheri East',
        office: 'Municipal office, Ward K/East, Mumbai',
        email: 'municipal-ward-officer.k-east@mumbai.example',
        score: 61,
        grade: 'C',
        gradeC: '#B7791F',
        gradeBg: '#FDF3DC',
        owned: 65,
        resolved: 36,
        resPct: '55%',
        tintBg: '#E7F6EE',
        tintFg: '#1B7F4F',
      },
    ],
    [
      'MLA',
      {
        jur: 'K/East',
        office: 'Constituency office, K/East assembly constituency',
        email: 'mla.k-east@mumbai.example',
        score: 53,
        grade: 'C',
        gradeC: '#B7791F',
        gradeBg: '#FDF3DC',
        owned: 223,
        resolved: 85,
        resPct: '38%',
        tintBg: '#FFF1E0',
        tintFg: '#B55B0B',
      },
    ],
    [
      'MP',
      {
        jur: 'K/East',
        office: 'Constituency office, K/East Lok Sabha constituency',
        email: 'mp.k-east@mumbai.example',
        score: 54,
        grade: 'C',
        gradeC: '#B7791F',
        gradeBg: '#FDF3DC',
        owned: 95,
        resolved: 33,
        resPct: '35%',
        tintBg: '#F2EAFD',
        tintFg: '#6B3FB5',
      },
    ],
  ] as Array<[RoleKey, object]>)('of a %s of which nothing is stored has generated text', (role, shown) => {
    expect(presentContact(role, OFFICE)).toStrictEqual({ role, phone: 'Not listed', ...shown });
  });

  it('shows the stored contact data', () => {
    const stored = { officeAddress: 'Main Road 1', email: 'ward@city.example', phone: '022 1' };
    expect(presentContact('Corporator', { ...OFFICE, ...stored })).toMatchObject({
      office: 'Main Road 1',
      email: 'ward@city.example',
      phone: '022 1',
    });
  });

  it.each<[RoleKey, string, string]>([
    ['Corporator', 'Ward not known', 'Corporator, Mumbai'],
    ['Municipal Ward Officer', 'Ward not known', 'Municipal Ward Officer, Mumbai'],
    ['MLA', 'Constituency not known', 'MLA, Mumbai'],
    ['MP', 'Constituency not known', 'MP, Mumbai'],
  ])('of an unknown unit (%s) is named after the city only', (role, jur, office) => {
    expect(presentContact(role, { ...OFFICE, isKnown: false })).toMatchObject({ jur, office });
  });

  it.each([
    ['a ward without a name', { wardName: '' }, { jur: 'Ward K/East' }],
    ['a ward called by its code', { wardName: 'K/East' }, { jur: 'Ward K/East' }],
    [
      'a city that is not known',
      { cityName: '' },
      { office: 'Municipal office, Ward K/East', email: 'municipal-ward-officer.k-east@city.example' },
    ],
    [
      'a ward whose code has no letters of ours',
      { code: 'वार्ड' },
      { email: 'municipal-ward-officer@mumbai.example' },
    ],
  ])('in %s leaves out the missing part', (_, change, shown) => {
    expect(presentContact('Municipal Ward Officer', { ...OFFICE, ...change })).toMatchObject(shown);
  });
});

describe('an office of the directory', () => {
  const stored = { ...OFFICE, ward: 'K/East' };

  it.each<[RoleKey, string]>([
    ['Corporator', 'Andheri East'],
    ['Municipal Ward Officer', 'Andheri East'],
    ['MLA', 'Assembly constituency'],
    ['MP', 'Lok Sabha constituency'],
  ])('of a %s is shown with its area: %s', (role, shown) => {
    const { sub, ...contact } = presentAdministrator({ ...stored, role });
    expect(sub).toBe(shown);
    expect(contact).toStrictEqual(presentContact(role, OFFICE));
  });

  it('shows every column except the ward, which its code names', () => {
    const row = { ...stored, role: 'Corporator' as const, isKnown: true };
    expect(columnsNotPresented(row, presentAdministrator)).toEqual(['ward']);
  });

  it('shows nothing about the person who holds it', () => {
    const row = { ...stored, role: 'MP' as const, holder: 'Meera Joshi' };
    expect(JSON.stringify(presentAdministrator(row))).not.toContain('Meera Joshi');
  });
});

describe('a role of the directory', () => {
  it('is shown without its colours', () => {
    expect(presentRole(ROLES[2])).toStrictEqual({
      key: 'MLA',
      label: 'MLAs',
      hint: 'Elected to the state assembly',
    });
  });
});
