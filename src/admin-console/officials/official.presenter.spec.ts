import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentOfficial } from './official.presenter';
import type { ReviewedOfficial } from './official-review.service';

const OFFICIAL: ReviewedOfficial = {
  id: 'off_1',
  name: 'Meera Joshi',
  designation: 'Ward Officer',
  cityId: 'mumbai',
  ward: 'H/West',
  constituency: '',
  phone: '',
  email: 'ward.hw@city.example',
  chatNumber: '',
  microHandle: '',
  mailRefusedAt: null,
  lettersToWrite: 2,
};

describe('an official in the console', () => {
  it('is shown as stored if the address accepts mail', () => {
    expect(presentOfficial(OFFICIAL)).toStrictEqual(OFFICIAL);
    expect(columnsNotPresented({ ...OFFICIAL, mailRefusedAt: new Date(0) }, presentOfficial)).toEqual([]);
  });

  it('shows no other columns', () => {
    expect(presentOfficial({ ...OFFICIAL, note: 'x' } as ReviewedOfficial)).toStrictEqual(OFFICIAL);
  });

  it('shows when the address refused mail', () => {
    const refused = { ...OFFICIAL, mailRefusedAt: new Date('2026-03-14T08:30:00.000Z') };
    expect(presentOfficial(refused)).toEqual({ ...OFFICIAL, mailRefusedAt: '2026-03-14T08:30:00.000Z' });
  });
});
