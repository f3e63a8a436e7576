import { BEFORE_AFTER, OUTCOME_REASON } from '../../../test/factories/issue-rows';
import type { OutcomeReasonJson } from '../../issues';
import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentRequest, presentRequests } from './request.presenter';
import type { EventRow, RequestRow } from './request.rows';

const BASE_URL = 'https://civic.example';
const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour, 0, 0, 123));
const shownAt = (hour: number) => `2026-03-01T${String(hour).padStart(2, '0')}:00:00Z`;
const ROW: RequestRow = {
  id: 'iss_1',
  title: 'Deep pothole',
  description: 'At the signal, deep enough to break a wheel',
  category: 'road',
  categoryLabel: 'Infrastructure',
  status: 'in_progress',
  lat: 19.054,
  lng: 72.832,
  address: 'Hill Road signal',
  pincode: '400050',
  ward: 'H/West',
  upvotes: 3,
  hidden: false,
  duplicateOf: null,
  shownDuplicateOf: null,
  createdAt: at(1),
  updatedAt: at(2),
  placedAt: null,
  picturesChangedAt: null,
  closedAt: null,
  resolvedAt: null,
  dueAt: at(20),
  department: 'Roads Department',
  resolution: null,
  outcomeReason: null,
  confirmation: 'asked',
  beforeAfter: null,
  imageId: 'med_1',
};
const EVENTS: EventRow[] = [
  {
    issueId: 'iss_1',
    at: at(1),
    fromStatus: null,
    toStatus: 'open',
    toFeedStatus: 'new',
    notRepaired: false,
  },
  {
    issueId: 'iss_1',
    at: at(2),
    fromStatus: 'open',
    toStatus: 'in_progress',
    toFeedStatus: 'progress',
    notRepaired: false,
  },
];
const SHOWN = {
  service_request_id: 'iss_1',
  status: 'open',
  status_notes: null,
  service_name: 'Roads',
  service_code: 'road',
  description: 'At the signal, deep enough to break a wheel',
  agency_responsible: 'Roads Department',
  service_notice: null,
  requested_datetime: shownAt(1),
  updated_datetime: shownAt(2),
  expected_datetime: shownAt(20),
  address: 'Hill Road signal',
  address_id: null,
  zipcode: '400050',
  lat: 19.054,
  long: 72.832,
  media_url: 'https://civic.example/media/med_1',
};
const shown = (change: Partial<RequestRow>, events?: EventRow[]) =>
  presentRequest({ row: { ...ROW, ...change }, events }, BASE_URL);

describe('an issue as a request', () => {
  it('has all fields of the specification', () => {
    expect(shown({})).toStrictEqual(SHOWN);
  });

  it('has null for unknown values', () => {
    const nothing = { address: '', pincode: null, lat: null, lng: null, imageId: null, dueAt: null };
    expect(shown({ ...nothing, department: null })).toStrictEqual({
      ...SHOWN,
      ...{ address: null, zipcode: null, lat: null, long: null, media_url: null, expected_datetime: null },
      agency_responsible: null,
    });
  });

  it('has extended attributes if they are requested', () => {
    expect(shown({}, EVENTS)).toStrictEqual({
      ...SHOWN,
      extended_attributes: {
        title: 'Deep pothole',
        ward: 'H/West',
        votes: 3,
        category_label: 'Infrastructure',
        timeline_url: 'https://civic.example/api/issues/iss_1/timeline',
        outcome_reason: null,
        confirmation: 'asked',
        before_after: [],
      },
      notes: [
        { datetime: shownAt(1), description: 'Reported' },
        { datetime: shownAt(2), description: 'In progress' },
      ],
    });
    expect(shown({ ward: '', hidden: true }, []).extended_attributes).toMatchObject({
      ward: null,
      timeline_url: null,
    });
  });

  it('shows photos of the repair beside one of the report', () => {
    const [pair] = BEFORE_AFTER;
    const { extended_attributes } = shown({ beforeAfter: [pair!, { ...pair!, before: null }] }, []);
    const after_url = 'https://civic.example/media/med_2';
    expect(extended_attributes?.before_after).toStrictEqual([
      { before_url: 'https://civic.example/media/med_1', after_url, flags: ['far'] },
      { before_url: null, after_url, flags: ['far'] },
    ]);
  });

  it('says why nothing was repaired', () => {
    const outcome = { reason: 'duplicate', text: 'See the other', officeId: null, until: null } as const;
    const reasonIn = (change: Partial<OutcomeReasonJson>) =>
      shown({ outcomeReason: { ...outcome, duplicateOf: null, ...change } }, []).extended_attributes
        ?.outcome_reason;
    expect(reasonIn({ duplicateOf: 'iss_2' })).toStrictEqual({
      reason: 'duplicate',
      text: 'See the other',
      duplicate_of: 'iss_2',
    });
    expect(reasonIn({ reason: 'not_ours', officeId: 'off_1' })).toStrictEqual({
      reason: 'not_ours',
      text: 'See the other',
      office_id: 'off_1',
    });
  });

  it('shows every column read', () => {
    // A closed request does not show its other times, and a resolved one not those of its place and pictures. The
    // request it duplicates is named only while it is hidden as a merged duplicate.
    const present = (row: RequestRow) =>
      [
        row,
        { ...row, closedAt: null },
        { ...row, closedAt: null, resolvedAt: null },
        { ...row, hidden: true },
        { ...row, hidden: true, duplicateOf: 'iss_2' },
        { ...row, status: 'closed' as const },
      ].map((each) => presentRequest({ row: each, events: EVENTS }, BASE_URL));
    const times = { placedAt: at(2), picturesChangedAt: at(2), closedAt: at(4), resolvedAt: at(3) };
    expect(
      columnsNotPresented(
        { ...ROW, ...times, outcomeReason: OUTCOME_REASON, beforeAfter: BEFORE_AFTER, status: 'resolved' },
        present,
      ),
    ).toEqual([]);
  });

  it.each([
    ['open', 'open'],
    ['in_progress', 'open'],
    ['resolved', 'closed'],
    ['closed', 'closed'],
  ] as const)('with status %s is %s', (status, shownAs) => {
    expect(shown({ status }).status).toBe(shownAs);
  });

  it('that is a merged duplicate is closed, and names the other one', () => {
    const merged = { hidden: true, duplicateOf: 'iss_2', resolution: 'Filled', closedAt: at(9) };
    expect(shown({ ...merged, shownDuplicateOf: 'iss_2' })).toMatchObject({
      status: 'closed',
      status_notes: 'Duplicate of iss_2',
      updated_datetime: shownAt(2),
    });
    expect(shown({ ...merged, shownDuplicateOf: null }).status_notes).toBe('Duplicate');
  });

  it('that is a visible duplicate is shown like any other', () => {
    const duplicate = { hidden: false, duplicateOf: 'iss_2', resolution: 'Filled', closedAt: at(9) };
    expect(shown(duplicate)).toMatchObject({
      status: 'open',
      status_notes: 'Filled',
      updated_datetime: shownAt(9),
    });
  });

  it('that was merged after it was closed names the other one, unless that is hidden', () => {
    const closed = { status: 'closed', duplicateOf: 'iss_2', resolution: 'Filled', closedAt: at(9) } as const;
    expect(shown({ ...closed, shownDuplicateOf: 'iss_2' })).toMatchObject({
      status: 'closed',
      status_notes: 'Duplicate of iss_2',
      updated_datetime: shownAt(9),
    });
    expect(shown(closed).status_notes).toBe('Filled');
  });

  it('that is resolved has its resolution', () => {
    expect(shown({ status: 'resolved', resolution: 'Filled' }).status_notes).toBe('Filled');
  });

  it.each<[string, Partial<RequestRow>, number]>([
    ['its place did', { placedAt: at(5), picturesChangedAt: at(4) }, 5],
    ['its pictures did', { placedAt: at(3), picturesChangedAt: at(6) }, 6],
    ['it did itself, later than these', { updatedAt: at(7), placedAt: at(3), picturesChangedAt: at(6) }, 7],
    ['it was resolved', { updatedAt: at(7), resolvedAt: at(5) }, 5],
    ['it was closed', { updatedAt: at(7), resolvedAt: at(5), closedAt: at(6) }, 6],
  ])('last changed when %s', (_, change, hour) => {
    expect(shown(change).updated_datetime).toBe(shownAt(hour));
  });
});

describe('requests', () => {
  it('keep their order', () => {
    const other = { row: { ...ROW, id: 'iss_2' } };
    expect(presentRequests([other, { row: ROW }], BASE_URL)).toStrictEqual([
      { ...SHOWN, service_request_id: 'iss_2' },
      SHOWN,
    ]);
  });
});
