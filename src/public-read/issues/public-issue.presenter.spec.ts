import {
  PUBLIC_ISSUE_NOW as NOW,
  PUBLIC_ISSUE_ROW as ROW,
  SHOWN_PUBLIC_ISSUE,
} from '../../../test/factories/issue-rows';
import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentPublicIssue } from './public-issue.presenter';

const BASE_URL = 'https://issues.example';

describe('an issue in the public feed', () => {
  it('is presented with each of its columns', () => {
    expect(columnsNotPresented(ROW, (row) => presentPublicIssue(row, NOW, BASE_URL))).toEqual([]);
  });

  it('shows all known values', () => {
    expect(presentPublicIssue(ROW, NOW, BASE_URL)).toStrictEqual(SHOWN_PUBLIC_ISSUE);
  });

  it('shows empty texts, 0 and null for unknown values', () => {
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
    expect(presentPublicIssue(row, NOW, BASE_URL)).toMatchObject({
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
  ])('with %j has the coordinates %s', (change, coords) => {
    expect(presentPublicIssue({ ...ROW, ...change }, NOW, BASE_URL).coords).toBe(coords);
  });
});
