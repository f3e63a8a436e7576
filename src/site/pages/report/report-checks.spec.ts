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

  it('adds an address without a point to the description', () => {
    const { issue } = checkReport('mumbai', form({ pincode: '', address: 'Hill Road' }));
    expect(issue?.description).toBe('A deep pothole at the signal, full of water\n\nHill Road');
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
    [{ lat: '19.05', lng: '72.8', address: 'x'.repeat(501) }, { address: 'problem.address' }],
    [{ description: 'x'.repeat(1999), address: 'Hill Road' }, { address: 'problem.addressSum' }],
    [
      { title: '', pincode: '' },
      { title: 'problem.title', pincode: 'problem.place' },
    ],
  ])('refuses %j', (change, problems) => {
    expect(checkReport('mumbai', form(change))).toEqual({ problems });
  });
});
