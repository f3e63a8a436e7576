import { columnsNotPresented } from '../../../test/support/every-column';
import { presentPublicIssue } from './public-issue.presenter';
import type { PublicIssueRow } from './public-issue.rows';

const NOW = Date.UTC(2026, 2, 1, 12);
const ROW: PublicIssueRow = {
  id: 'iss_1',
  title: 'Broken lamp',
  categoryLabel: 'Infrastructure',
  area: 'Bandra West',
  ward: 'H/West',
  pincode: '400050',
  constituencyParliamentary: 'Mumbai North Central',
  wardNumber: 11,
  feedStatus: 'ack',
  source: 'micro',
  upvotes: 3,
  createdAt: new Date(NOW - 2 * 60 * 60 * 1000),
  reporterName: ' Asha ',
  isCitizenReporter: true,
  lat: 19.05441234567,
  lng: 72.8,
  address: 'Hill Road',
  media: ['image', 'video', 'microblog'],
  description: 'Dark for a week',
};

describe('an issue in the public feed', () => {
  it('is presented with each of its columns', () => {
    expect(columnsNotPresented(ROW, (row) => presentPublicIssue(row, NOW))).toEqual([]);
  });

  it('shows all that is known of it', () => {
    expect(presentPublicIssue(ROW, NOW)).toStrictEqual({
      id: 'iss_1',
      title: 'Broken lamp',
      category: 'Infrastructure',
      area: 'Bandra West',
      ward: 'H/West',
      pincode: '400050',
      mp: 'Mumbai North Central',
      wardNo: 11,
      status: 'ack',
      channel: 'Micro',
      votes: 3,
      timeAgo: '2h',
      reporter: 'Asha',
      isCR: true,
      coords: '19.054412° N, 72.8° E',
      addr: 'Hill Road',
      media: [{ t: 'photo' }, { t: 'video' }, { t: 'photo' }],
      desc: 'Dark for a week',
    });
  });

  it('shows empty texts, 0 and null for what is not', () => {
    const unknown = { pincode: null, constituencyParliamentary: null, wardNumber: null, reporterName: ' ' };
    const row = {
      ...ROW,
      ...unknown,
      isCitizenReporter: null,
      lat: null,
      lng: null,
      address: '',
      media: null,
    };
    expect(presentPublicIssue(row, NOW)).toMatchObject({
      pincode: '',
      mp: '',
      wardNo: 0,
      reporter: 'Anonymous',
      isCR: false,
      coords: null,
      addr: null,
      media: [],
    });
  });

  it.each([
    [{ lat: null }, null],
    [{ lng: null }, null],
    [{ lat: 0, lng: -0.0000001 }, '0° N, 0° E'],
    [{ lat: -33.86, lng: 151.2 }, '-33.86° N, 151.2° E'],
  ])('with %j lies at %s', (change, coords) => {
    expect(presentPublicIssue({ ...ROW, ...change }, NOW).coords).toBe(coords);
  });
});
