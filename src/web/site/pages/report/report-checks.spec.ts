import 'reflect-metadata';
import { checkReport } from './report-checks';
import { ReportFormDto } from './report-form.dto';

const TYPED = {
  title: ' Deep pothole ',
  description: ' A deep pothole at the signal, full of water ',
  category: 'road',
  pincode: '४०० ०५०',
};
const form = (change: Partial<ReportFormDto> = {}): ReportFormDto =>
  Object.assign(new ReportFormDto(), TYPED, change);

describe('checkReport', () => {
  it('makes a report of the form, with trimmed texts', () => {
    const { issue, problems } = checkReport('mumbai', form());
    expect(problems).toBeUndefined();
    expect(issue).toMatchObject({
      title: 'Deep pothole',
      description: 'A deep pothole at the signal, full of water',
      city: 'mumbai',
      category: 'road',
      priority: 'medium',
      pincode: '400050',
    });
    expect(issue?.location).toBeUndefined();
  });

  it('has an address together with a point', () => {
    const { issue } = checkReport('mumbai', form({ lat: '19,0544', lng: '72.8324', address: ' Hill Road ' }));
    expect(issue?.location).toMatchObject({ lat: 19.0544, lng: 72.8324, address: 'Hill Road' });
    expect(issue?.description).toBe('A deep pothole at the signal, full of water');
  });

  it.each<[string, Partial<ReportFormDto>]>([
    ['a pair in one field', { lat: '19.0544, 72.8324' }],
    ['degrees with directions', { lat: '19.0544° N', lng: '72.8324° E' }],
    ['digits of the language', { lat: '১৯.০৫৪৪', lng: '৭২.৮৩২৪' }],
  ])('reads a point from %s', (_, typed) => {
    expect(checkReport('mumbai', form(typed)).issue?.location).toMatchObject({ lat: 19.0544, lng: 72.8324 });
  });

  it('reads a pincode with invisible marks', () => {
    expect(checkReport('mumbai', form({ pincode: '\u202a400050\u202c' })).issue?.pincode).toBe('400050');
  });

  it('keeps an address without a point as the address', () => {
    const { issue } = checkReport('mumbai', form({ pincode: '', address: ' Hill Road ' }));
    expect(issue).toMatchObject({
      address: 'Hill Road',
      description: 'A deep pothole at the signal, full of water',
    });
    expect(issue?.location).toBeUndefined();
    const whole = form({ description: '🚧'.repeat(2000), address: '🚧'.repeat(500) });
    expect(checkReport('mumbai', whole).issue?.address).toBe('🚧'.repeat(500));
  });

  it.each([
    ['', ''],
    ['19.0544', '72.8324'],
  ])('keeps an address at the point %j, %j as the API stores texts', (lat, lng) => {
    const { issue } = checkReport('mumbai', form({ lat, lng, address: ' Hill \u202edaoR\u2069 ' }));
    expect(issue?.location?.address ?? issue?.address).toBe('Hill daoR');
  });

  it.each(['\u200b\u2060', '\ufe0f'.repeat(12), '\u2800'])('takes %j for no address', (address) => {
    const { problems } = checkReport('mumbai', form({ pincode: '', address }));
    expect(problems).toEqual({ pincode: 'problem.place' });
  });

  it('refuses an unknown category', () => {
    expect(checkReport('mumbai', form({ category: 'ufo' })).problems).toEqual({
      category: 'problem.category',
    });
  });

  it.each<[Partial<ReportFormDto>, Record<string, string>]>([
    [{ pincode: '' }, { pincode: 'problem.place' }],
    [{ pincode: '12' }, { pincode: 'problem.pincode' }],
    [{ title: '  ' }, { title: 'problem.title' }],
    [{ description: 'Hole' }, { description: 'problem.description' }],
    [{ lat: 'north', lng: '72.8' }, { lat: 'problem.point' }],
    [{ lat: '19.05' }, { lat: 'problem.point' }],
    [{ lat: '91', lng: '72.8' }, { lat: 'problem.point' }],
    [{ lat: '72.8324', lng: '19.0544' }, { lat: 'problem.swapped' }],
    [{ lat: '72.8324, 19.0544' }, { lat: 'problem.swapped' }],
    [{ lat: '19.05', lng: '72.8', address: 'x'.repeat(501) }, { address: 'problem.address' }],
    [{ address: 'x'.repeat(501) }, { address: 'problem.address' }],
    [
      { title: '', pincode: '' },
      { title: 'problem.title', pincode: 'problem.place' },
    ],
  ])('refuses %j', (change, problems) => {
    expect(checkReport('mumbai', form(change))).toEqual({ problems });
  });
});
