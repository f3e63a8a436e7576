import type { PublicIssueDto } from '../../src/public-read/issues/public-issue.dto';
import type { BeforeAfterDto, OutcomeReasonDto } from '../../src/issues/dto/resolution-view.dto';
import type { BeforeAfterJson, OutcomeReasonJson } from '../../src/issues/issue-resolution.queries';
import type { IssueDetailRow, IssueRow } from '../../src/issues/issue.rows';
import type { PublicIssueRow } from '../../src/public-read/issues/public-issue.rows';

/** Rows of an issue with all their columns, and their presentation: each column of the specs is here only. */

export const ISSUE_REPORTED_AT = new Date('2026-03-01T10:00:00.123Z');
export const ISSUE_CHANGED_AT = new Date('2026-03-02T11:30:00.456Z');

/** The fields that the token API shows as stored. */
const SHOWN_AS_STORED = {
  title: 'Broken lamp',
  description: 'Dark for a week',
  city: 'mumbai',
  category: 'road',
  priority: 'high',
  status: 'resolved',
  upvotes: 3,
} as const;

/** A row of a list. */
export const ISSUE_ROW: IssueRow = {
  ...SHOWN_AS_STORED,
  id: 'iss_1',
  reporterId: 'usr_1',
  reporterName: 'Asha',
  lat: 19.05,
  lng: 72.83,
  address: 'Hill Road',
  createdAt: ISSUE_REPORTED_AT,
  updatedAt: ISSUE_CHANGED_AT,
  mediaCount: 2,
  messageCount: 4,
  closedAt: null,
  closedBy: null,
  dueAt: ISSUE_CHANGED_AT,
  breachedAt: ISSUE_REPORTED_AT,
  escalationLevel: 2,
};

/** The presentation of `ISSUE_ROW` in lists and as a single issue. */
export const SHOWN_ISSUE = {
  ...SHOWN_AS_STORED,
  issueId: 'iss_1',
  reportedBy: { userId: 'usr_1', displayName: 'Asha' },
  location: { lat: 19.05, lng: 72.83, address: 'Hill Road' },
  createdAt: '2026-03-01T10:00:00.123Z',
  updatedAt: '2026-03-02T11:30:00.456Z',
  dueAt: '2026-03-02T11:30:00.456Z',
  breachedAt: '2026-03-01T10:00:00.123Z',
  escalationLevel: 2,
};

/** A single issue without any related rows. */
export const ISSUE_DETAIL_ROW: IssueDetailRow = {
  ...ISSUE_ROW,
  ownerId: 'usr_1',
  persona: null,
  assigneeId: null,
  assigneeName: null,
  hasUpvoted: true,
  media: null,
  resolution: null,
  outcomeReason: null,
  confirmation: null,
  beforeAfter: null,
  isDuplicate: true,
  original: 'iss_2',
  joinedMedia: null,
};

/** Why an issue was not repaired, and its presentation. */
export const OUTCOME_REASON: OutcomeReasonJson = {
  reason: 'planned',
  text: 'The road is rebuilt in June',
  officeId: null,
  duplicateOf: null,
  until: '2026-06-01T05:30:00+05:30',
};
export const SHOWN_OUTCOME_REASON: OutcomeReasonDto = {
  reason: 'planned',
  text: 'The road is rebuilt in June',
  until: '2026-06-01T00:00:00.000Z',
};

/** A photo of a repair beside one of the report, and their presentation at `https://issues.example`. */
export const BEFORE_AFTER: BeforeAfterJson[] = [
  {
    before: { id: 'med_1', type: 'image', postUrl: null, addedAt: '2026-03-01T15:30:00+05:30' },
    after: { id: 'med_2', type: 'image', postUrl: null, addedAt: '2026-03-02T15:30:00+05:30' },
    flags: ['far'],
  },
];
export const SHOWN_BEFORE_AFTER: BeforeAfterDto[] = [
  {
    before: {
      mediaId: 'med_1',
      type: 'image',
      url: 'https://issues.example/media/med_1',
      addedAt: '2026-03-01T10:00:00.000Z',
    },
    after: {
      mediaId: 'med_2',
      type: 'image',
      url: 'https://issues.example/media/med_2',
      addedAt: '2026-03-02T10:00:00.000Z',
    },
    flags: ['far'],
  },
];

/** The current time when `SHOWN_PUBLIC_ISSUE` was presented. */
export const PUBLIC_ISSUE_NOW = Date.UTC(2026, 2, 1, 12);

export const PUBLIC_ISSUE_ROW: PublicIssueRow = {
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
  createdAt: new Date('2026-03-01T10:00:00Z'),
  reporterName: ' Asha ',
  isCitizenReporter: true,
  lat: 19.05441234567,
  lng: 72.8,
  address: 'Hill Road',
  media: ['image', 'video', 'microblog'],
  description: 'Dark for a week',
  outcomeReason: OUTCOME_REASON,
  confirmation: 'confirmed',
  beforeAfter: BEFORE_AFTER,
  isDuplicate: true,
  original: 'iss_2',
};

/** The presentation of `PUBLIC_ISSUE_ROW` in the public read API. */
export const SHOWN_PUBLIC_ISSUE: PublicIssueDto = {
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
  outcomeReason: SHOWN_OUTCOME_REASON,
  confirmation: 'confirmed',
  beforeAfter: SHOWN_BEFORE_AFTER,
  duplicateOf: { issueId: 'iss_2' },
};
