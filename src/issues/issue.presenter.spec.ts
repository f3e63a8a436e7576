import {
  ISSUE_CHANGED_AT as LATER,
  ISSUE_DETAIL_ROW as BARE,
  ISSUE_REPORTED_AT as AT,
  ISSUE_ROW as LIST_ROW,
  BEFORE_AFTER,
  OUTCOME_REASON,
  SHOWN_BEFORE_AFTER,
  SHOWN_ISSUE as SHOWN,
  SHOWN_OUTCOME_REASON,
} from '../../test/factories/issue-rows';
import { columnsNotPresented } from '../../test/support/source/every-column';
import type { Actor } from '../kernel/people/actor';
import { DomainError } from '../platform/http/domain-error';
import {
  presentAssignment,
  presentBulkResult,
  presentCreated,
  presentDetail,
  presentEdited,
  presentListItem,
  presentStats,
  presentUpvote,
} from './issue.presenter';
import type { IssueFigures } from './issue.queries';
import type { IssueDetailRow } from './issue.rows';

const BASE_URL = 'https://issues.example';

const READER: Actor = {
  id: 'usr_2',
  displayName: 'Ravi',
  city: 'mumbai',
  role: 'user',
  tokenRole: 'citizen',
  sessionId: 'ses_1',
};

const FULL: IssueDetailRow = {
  ...BARE,
  exact: { precision: 'grid', place: { lat: 19.0511, lng: 72.8311, address: 'Hill Road 5' } },
  assigneeId: 'off_1',
  assigneeName: 'Ward Officer',
  media: [
    { id: 'med_1', type: 'image', state: 'stored', postUrl: null, addedAt: '2026-03-01T15:30:00+05:30' },
    {
      id: 'med_2',
      type: 'microblog',
      state: 'stored',
      postUrl: 'https://post.example/1',
      addedAt: '2026-03-01T10:00:01Z',
    },
  ],
  joinedMedia: [
    {
      ...{ id: 'med_9', type: 'image', state: 'stored', postUrl: null, addedAt: '2026-03-01T10:00:02Z' },
      issueId: 'iss_9',
    },
  ],
  resolution: {
    description: 'Replaced',
    mediaIds: ['med_1'],
    resolvedBy: { id: 'usr_1', name: 'Asha', role: 'user' },
    resolvedAt: '2026-03-01T15:30:00.5+05:30',
    ratings: [{ userId: 'usr_2', vote: 'up', at: '2026-03-01T10:00:02+00:00' }],
    reopenRequests: [
      {
        id: 'req_1',
        userId: 'usr_2',
        userName: 'Ravi',
        reason: 'Dark again',
        at: '2026-03-01T10:00:03+00:00',
        status: 'pending',
        reviewedBy: null,
      },
    ],
  },
  outcomeReason: OUTCOME_REASON,
  confirmation: 'confirmed',
  beforeAfter: BEFORE_AFTER,
  closedAt: LATER,
  closedBy: 'owner',
};

describe('an issue in a list', () => {
  it('has the common fields and the number of media', () => {
    expect(presentListItem(LIST_ROW)).toStrictEqual({ ...SHOWN, mediaCount: 2 });
  });

  it.each([
    ['latitude', { lat: null }],
    ['longitude', { lng: null }],
  ])('has no location without a %s', (_, change) => {
    expect(presentListItem({ ...LIST_ROW, ...change }).location).toBeUndefined();
  });

  it('has null for a missing due date, and for a breach that did not happen', () => {
    const none = { dueAt: null, breachedAt: null, escalationLevel: null };
    expect(presentListItem({ ...LIST_ROW, dueAt: null, breachedAt: null, escalationLevel: 0 })).toMatchObject(
      none,
    );
    expect(presentListItem({ ...LIST_ROW, breachedAt: null, escalationLevel: 0 })).toMatchObject({
      dueAt: SHOWN.dueAt,
      breachedAt: null,
      escalationLevel: 0,
    });
  });

  it('has an empty address if none is stored', () => {
    expect(presentListItem({ ...LIST_ROW, address: null }).location).toEqual({
      lat: 19.05,
      lng: 72.83,
      address: '',
    });
  });
});

describe('a row', () => {
  it('is presented with each of its columns', () => {
    const present = (row: IssueDetailRow) => [presentListItem(row), presentDetail(row, READER, BASE_URL)];
    // `ownerId` decides about the reader's rights; `persona` is compared with the reporter.
    expect(columnsNotPresented({ ...FULL, persona: FULL.reporterId }, present)).toEqual(['ownerId']);
  });
});

describe('an issue by itself', () => {
  it('leaves out missing fields, and hasUpvoted for an anonymous reader', () => {
    expect(presentDetail({ ...BARE, isDuplicate: false }, undefined, BASE_URL)).toStrictEqual({
      ...SHOWN,
      duplicateOf: undefined,
      mine: undefined,
      hasUpvoted: undefined,
      assignedTo: undefined,
      exactLocation: undefined,
      place: undefined,
      media: [],
      messageCount: 4,
      resolution: undefined,
      outcomeReason: null,
      confirmation: null,
      beforeAfter: [],
      closedAt: undefined,
      closedBy: undefined,
    });
  });

  it('names no issue as the original that moderation has hidden', () => {
    expect(presentDetail({ ...BARE, original: null }, undefined, BASE_URL).duplicateOf).toBeNull();
  });

  it('shows all fields, times in milliseconds, and uploads with URLs of this service', () => {
    expect(presentDetail(FULL, READER, BASE_URL)).toStrictEqual({
      ...SHOWN,
      duplicateOf: { issueId: 'iss_2' },
      mine: undefined,
      hasUpvoted: true,
      exactLocation: { lat: 19.0511, lng: 72.8311, address: 'Hill Road 5' },
      place: 'grid',
      assignedTo: { userId: 'off_1', displayName: 'Ward Officer' },
      media: [
        {
          mediaId: 'med_1',
          type: 'image',
          url: 'https://issues.example/media/med_1',
          addedAt: '2026-03-01T10:00:00.000Z',
        },
        {
          mediaId: 'med_2',
          type: 'microblog',
          url: 'https://post.example/1',
          addedAt: '2026-03-01T10:00:01.000Z',
        },
        {
          mediaId: 'med_9',
          type: 'image',
          url: 'https://issues.example/media/med_9',
          addedAt: '2026-03-01T10:00:02.000Z',
          joinedFrom: 'iss_9',
        },
      ],
      messageCount: 4,
      resolution: {
        ...FULL.resolution,
        resolvedAt: '2026-03-01T10:00:00.500Z',
        ratings: [{ userId: 'usr_2', vote: 'up', at: '2026-03-01T10:00:02.000Z' }],
        reopenRequests: [
          {
            ...{ id: 'req_1', userId: 'usr_2', userName: 'Ravi', reason: 'Dark again', status: 'pending' },
            at: '2026-03-01T10:00:03.000Z',
          },
        ],
      },
      outcomeReason: SHOWN_OUTCOME_REASON,
      confirmation: 'confirmed',
      beforeAfter: SHOWN_BEFORE_AFTER,
      closedAt: '2026-03-02T11:30:00.456Z',
      closedBy: 'owner',
    });
  });

  it('shows an empty name for a deleted assignee', () => {
    expect(presentDetail({ ...FULL, assigneeName: null }, READER, BASE_URL).assignedTo).toEqual({
      userId: 'off_1',
      displayName: '',
    });
  });
});

describe('the answer to a request about issues', () => {
  it('shows a report as an open issue', () => {
    expect(presentCreated({ id: 'iss_1', title: 'Broken lamp', createdAt: AT })).toStrictEqual({
      issueId: 'iss_1',
      title: 'Broken lamp',
      status: 'open',
      createdAt: '2026-03-01T10:00:00.123Z',
    });
  });

  it('shows the status and the time of the last change after an edit', () => {
    expect(presentEdited('iss_1', { status: 'in_progress', updatedAt: LATER })).toStrictEqual({
      issueId: 'iss_1',
      status: 'in_progress',
      updatedAt: '2026-03-02T11:30:00.456Z',
    });
  });

  it('shows the count and the caller’s own upvote', () => {
    expect(presentUpvote('iss_1', { upvotes: 5, hasUpvoted: false })).toStrictEqual({
      issueId: 'iss_1',
      upvotes: 5,
      hasUpvoted: false,
    });
  });

  it('shows an assignment with the assignee, the time and the assigner', () => {
    const record = {
      issueId: 'iss_1',
      assignee: { id: 'off_1', name: 'Ward Officer' },
      department: 'Water',
      assignedAt: AT,
      assignedBy: 'usr_9',
    };
    expect(presentAssignment(record)).toStrictEqual({
      issueId: 'iss_1',
      assignedTo: { userId: 'off_1', displayName: 'Ward Officer', department: 'Water' },
      assignedAt: '2026-03-01T10:00:00.123Z',
      assignedBy: 'usr_9',
    });
  });

  it('counts and lists the failures of a bulk request', () => {
    const outcomes = [
      { issueId: 'iss_1' },
      { issueId: 'iss_2', error: new DomainError('conflict', 'It is closed') },
    ];
    expect(presentBulkResult([...outcomes, { issueId: 'iss_3' }])).toStrictEqual({
      updated: 2,
      failed: 1,
      results: [
        { issueId: 'iss_1', success: true },
        { issueId: 'iss_2', success: false, error: { code: 'CONFLICT', message: 'It is closed' } },
        { issueId: 'iss_3', success: true },
      ],
    });
  });

  it('shows the public part of the statistics', () => {
    const counts = { total: 1, byStatus: { open: 1 }, byPriority: { low: 1 }, byCity: { pune: 1 } };
    const figures = { ...counts, byCategory: { road: 1 }, statusByCity: {}, statusByCategory: {} };
    expect(presentStats(figures as unknown as IssueFigures, AT)).toStrictEqual({
      ...counts,
      byCategory: { road: 1 },
      generatedAt: '2026-03-01T10:00:00.123Z',
    });
  });
});
