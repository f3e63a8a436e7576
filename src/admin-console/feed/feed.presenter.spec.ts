import { BEFORE_AFTER, OUTCOME_REASON } from '../../../test/factories/issue-rows';
import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentAdminState, presentFeedDetail, presentFeedIssue, presentFeedReport } from './feed.presenter';
import type { ActivityRow } from './feed-activity.queries';
import type { FeedDetailRow, FeedRow } from './feed.queries';
import type { ReviewedReport } from './feed-review.service';

const NOW = Date.UTC(2026, 2, 2, 12);
const hoursAgo = (hours: number) => new Date(NOW - hours * 60 * 60 * 1000);

const ROW = {
  id: 'iss_1',
  title: 'Broken lamp',
  category: 'Infrastructure',
  ward: 'H/West',
  pincode: '400050',
  status: 'new',
  createdAt: hoursAgo(10),
  source: 'chat',
  votes: 3,
  forced: false,
  slaPaused: false,
  closed: false,
  hidden: false,
  pinned: false,
  chainRoleOverride: null,
  dueAt: hoursAgo(2),
  breachedAt: hoursAgo(4),
  escalationLevel: 1,
} as unknown as FeedRow;
const DUE = {
  dueAt: '2026-03-02T10:00:00.000Z',
  breachedAt: '2026-03-02T08:00:00.000Z',
  escalationLevel: 1,
};
const TOGGLES = { forced: false, slaPaused: false, closed: false, hidden: false, pinned: false };
const OFFICIALS = {
  ward_officer: { name: 'The officer' },
  corporator: { name: 'The corporator' },
  mla: { name: 'The MLA' },
  mp: { name: 'The MP' },
};
const HOLDER = { unitId: 'unt_1', unitName: { en: 'Roads' }, accountId: null, accountName: null };
const DETAIL = {
  holder: HOLDER,
  duplicateOf: null,
  merges: [
    { clusterId: 'dup_1', members: ['iss_1', 'iss_2'], mergedAt: hoursAgo(1).toISOString(), others: [] },
  ],
  resolution: null,
  outcomeReason: null,
  beforeAfter: null,
  ...ROW,
  city: 'mumbai',
  categorySlug: 'infrastructure',
  area: 'Bandra West',
  responsible: { officials: OFFICIALS, police_station: { name: 'The station' } },
  reporterName: ' Asha ',
  media: [
    { index: 0, kind: 'image', redacted: false },
    { index: 2, kind: 'video', redacted: true },
    { index: 3, kind: 'microblog', redacted: false },
  ],
} as unknown as FeedDetailRow;

describe('a report', () => {
  const REPORT: ReviewedReport = {
    id: 'iss_1',
    description: 'Dark since Monday',
    address: null,
    ward: 'H/West',
    lat: null,
    lng: null,
    media: [
      { index: 0, id: 'med_1', type: 'image', postUrl: null },
      { index: 2, id: 'med_2', type: 'microblog', postUrl: 'https://social.example/1' },
    ],
    photoNeeded: true,
  };

  it('has uploads as paths of this service, and posts with their own URLs', () => {
    expect(presentFeedReport(REPORT)).toStrictEqual({
      issueId: 'iss_1',
      description: 'Dark since Monday',
      address: '',
      ward: 'H/West',
      location: null,
      media: [
        { index: 0, type: 'image', url: '/media/med_1' },
        { index: 2, type: 'microblog', url: 'https://social.example/1' },
      ],
      photoNeeded: true,
    });
  });

  it('shows every column', () => {
    expect(columnsNotPresented({ ...REPORT, lat: 19.05, lng: 72.83 }, presentFeedReport)).toEqual([]);
    const mediumOf = (medium: ReviewedReport['media'][number]) =>
      presentFeedReport({ ...REPORT, media: [medium] });
    expect(columnsNotPresented(REPORT.media[0]!, mediumOf)).toEqual([]);
  });

  it('has a point only with both coordinates', () => {
    expect(presentFeedReport({ ...REPORT, lat: 19.05, lng: 72.83 }).location).toEqual({
      lat: 19.05,
      lng: 72.83,
    });
    expect(presentFeedReport({ ...REPORT, lat: 19.05 }).location).toBeNull();
  });
});

describe('an issue in the console’s list', () => {
  it('shows its data, and the colours of its status', () => {
    expect(presentFeedIssue({ row: ROW, slaHours: 48, now: NOW })).toStrictEqual({
      id: 'iss_1',
      title: 'Broken lamp',
      category: 'Infrastructure',
      ward: 'H/West',
      pincode: '400050',
      status: 'new',
      statusLabel: 'New',
      pillBg: '#E8F1FE',
      pillFg: '#1D5FBF',
      pillDot: '#2F6FDE',
      slaLabel: '38h left',
      slaColor: '#1B7F4F',
      role: 'Municipal Ward Officer',
      ...TOGGLES,
      ...DUE,
    });
  });

  it.each([
    ['ack', 'Acknowledged', '#F2EAFD', '#6B3FB5', '#7A55C7'],
    ['progress', 'In progress', '#FFF1E0', '#B55B0B', '#E08A1E'],
    ['resolved', 'Resolved', '#E7F6EE', '#1B7F4F', '#3C9A5F'],
    ['overdue', 'Overdue', '#FBE3E6', '#A81F33', '#C5283D'],
  ] as const)(
    'with status %s has the label %s, and its colours',
    (status, statusLabel, pillBg, pillFg, pillDot) => {
      expect(presentFeedIssue({ row: { ...ROW, status }, slaHours: 48, now: NOW })).toMatchObject({
        statusLabel,
        pillBg,
        pillFg,
        pillDot,
      });
    },
  );

  it.each([
    ['new', false, 0.99, '48h left', '#1B7F4F'],
    ['new', false, 1, '47h left', '#1B7F4F'],
    ['progress', false, 60, '12h left', '#1B7F4F'],
    ['ack', true, 10, '38h left, paused', '#8A93A0'],
    ['overdue', false, 60, '12h overdue', '#A81F33'],
    ['overdue', true, 10, '38h overdue', '#A81F33'],
    ['resolved', true, 60, 'Resolved', '#8A93A0'],
  ] as const)(
    'with status %s (paused: %s) after %d hours of 48 is %s',
    (status, slaPaused, age, label, colour) => {
      const row = { ...ROW, status, slaPaused, createdAt: hoursAgo(age) };
      expect(presentFeedIssue({ row: row, slaHours: 48, now: NOW })).toMatchObject({
        slaLabel: label,
        slaColor: colour,
      });
    },
  );

  it('shows every column except those that only its page needs', () => {
    const present = (row: FeedRow) => presentFeedIssue({ row, slaHours: 48, now: NOW });
    expect(columnsNotPresented(ROW, present)).toEqual(['source', 'votes']);
  });

  it('has an empty pincode if it is unknown', () => {
    expect(presentFeedIssue({ row: { ...ROW, pincode: null }, slaHours: 48, now: NOW }).pincode).toBe('');
  });

  it.each([
    [{ forced: true }, 'MLA'],
    [{ forced: true, chainRoleOverride: 'Corporator' }, 'Corporator'],
    [{ chainRoleOverride: 'MP' }, 'MP'],
  ] as const)('with %j is assigned to the %s', (change, role) => {
    expect(presentFeedIssue({ row: { ...ROW, ...change }, slaHours: 48, now: NOW }).role).toBe(role);
  });

  it.each(['forced', 'slaPaused', 'closed', 'hidden', 'pinned'] as const)(
    'shows that %s is set',
    (toggle) => {
      expect(presentFeedIssue({ row: { ...ROW, [toggle]: true }, slaHours: 48, now: NOW })).toMatchObject({
        ...TOGGLES,
        [toggle]: true,
      });
    },
  );
});

describe('an issue on its page in the console', () => {
  const shown = (change: object = {}) =>
    presentFeedDetail({ row: { ...DETAIL, ...change }, activity: [], now: NOW });

  it('shows its chain, its media, its reporter and its place', () => {
    expect(shown()).toStrictEqual({
      id: 'iss_1',
      cityId: 'mumbai',
      title: 'Broken lamp',
      categorySlug: 'infrastructure',
      metaLine:
        'Infrastructure · Ward H/West · Bandra West · 400050 · Chat · 3 votes · reported 10h ago by Asha',
      status: 'new',
      chain: [
        { role: 'Local Police', office: 'The station', current: false },
        { role: 'Corporator', office: 'The corporator', current: false },
        { role: 'Municipal Ward Officer', office: 'The officer', current: true },
        { role: 'MLA', office: 'The MLA', current: false },
        { role: 'MP', office: 'The MP', current: false },
      ],
      activity: [],
      mediaTiles: [
        { index: 0, kind: 'photo', redacted: false },
        { index: 2, kind: 'video', redacted: true },
        { index: 3, kind: 'photo', redacted: false },
      ],
      ...TOGGLES,
      ...DUE,
      chainRoleOverride: null,
      duplicateOf: null,
      merges: [
        {
          clusterId: 'dup_1',
          members: ['iss_1', 'iss_2'],
          others: [],
          mergedAt: hoursAgo(1).toISOString(),
        },
      ],
      holder: { ...HOLDER, unitName: 'Roads' },
      resolution: null,
      outcomeReason: null,
      beforeAfter: [],
    });
  });

  it('shows every column', () => {
    const resolution: FeedDetailRow['resolution'] = {
      description: 'The lamp was replaced',
      mediaIds: [],
      resolvedBy: { id: 'usr_1', name: 'Asha', role: 'user' },
      resolvedAt: '2026-03-01T10:00:00+00:00',
      ratings: [],
      reopenRequests: [],
    };
    const outcome = { outcomeReason: OUTCOME_REASON, beforeAfter: BEFORE_AFTER };
    expect(columnsNotPresented({ ...DETAIL, resolution, ...outcome }, shown)).toEqual([]);
  });

  it('leaves unknown parts out of its line, and shows an unnamed reporter as Anonymous', () => {
    const { metaLine } = shown({ ward: '', area: '', pincode: null, reporterName: '  ' });
    expect(metaLine).toBe('Infrastructure · Chat · 3 votes · reported 10h ago by Anonymous');
  });

  it.each([
    ['nothing was placed', null],
    ['nobody is known', { officials: { ward_officer: null, corporator: null, mla: null, mp: null } }],
    ['there are no officials', {}],
  ])('has empty offices if %s', (_, responsible) => {
    expect(shown({ responsible }).chain.map(({ office }) => office)).toEqual(['', '', '', '', '']);
  });

  it('shows the role chosen by city staff', () => {
    expect(shown({ chainRoleOverride: 'MP' })).toMatchObject({
      chainRoleOverride: 'MP',
      chain: expect.arrayContaining([{ role: 'MP', office: 'The MP', current: true }]) as object[],
    });
  });
});

describe('the admin state of an issue', () => {
  const state = {
    issueId: 'iss_1',
    ...TOGGLES,
    closed: true,
    chainRoleOverride: 'MLA' as const,
    redactedMedia: [0, 2],
  };

  it('is shown completely, without other columns', () => {
    expect(presentAdminState({ ...state, ...{ updatedAt: hoursAgo(1) } })).toStrictEqual(state);
    expect(columnsNotPresented(state, presentAdminState)).toEqual([]);
  });
});

describe('the history of an issue', () => {
  it('has a sentence, an age and a time for each event', () => {
    const happened = {
      ...{ from: null, to: 'new', act: null, by: null, note: null },
      before: null,
      after: null,
    };
    const activity: ActivityRow[] = [{ at: hoursAgo(2), ...happened }];
    expect(presentFeedDetail({ row: DETAIL, activity, now: NOW }).activity).toStrictEqual([
      { t: 'Reported', when: '2h', at: hoursAgo(2).toISOString() },
    ]);
  });
});
