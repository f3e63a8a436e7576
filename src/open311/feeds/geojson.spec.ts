import { BEFORE_AFTER, OUTCOME_REASON } from '../../../test/factories/issue-rows';
import { columnsNotPresented } from '../../../test/support/source/every-column';
import type { FeedEvent, FeedIssue } from './feed.queries';
import { geoJsonOfHistory, geoJsonOfIssues } from './geojson';

const BASE_URL = 'https://civic.example';
const ISSUE: FeedIssue = {
  id: 'iss_1',
  title: 'Dark lamp',
  description: 'In front of house 7',
  city: 'pune',
  category: 'infrastructure',
  status: 'in_progress',
  ward: 'Aundh',
  address: 'Baner Road',
  lat: 18.56,
  lng: 73.78,
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  updatedAt: new Date('2026-03-02T10:00:00.123Z'),
  dueAt: new Date('2026-03-03T10:00:00.123Z'),
  breachedAt: new Date('2026-03-04T10:00:00.123Z'),
  escalationLevel: 2,
  outcomeReason: OUTCOME_REASON,
  beforeAfter: BEFORE_AFTER,
};
const FEATURE = {
  type: 'Feature',
  id: 'iss_1',
  geometry: { type: 'Point', coordinates: [73.78, 18.56] },
  properties: {
    title: 'Dark lamp',
    description: 'In front of house 7',
    category: 'infrastructure',
    status: 'in_progress',
    ward: 'Aundh',
    address: 'Baner Road',
    created_at: '2026-03-01T10:00:00Z',
    updated_at: '2026-03-02T10:00:00Z',
    due_at: '2026-03-03T10:00:00Z',
    breached_at: '2026-03-04T10:00:00Z',
    escalation_level: 2,
    outcome_reason: 'planned',
    before_after: [
      {
        before_url: 'https://civic.example/media/med_1',
        after_url: 'https://civic.example/media/med_2',
        flags: ['far'],
      },
    ],
    url: 'https://civic.example/pune/issues/iss_1',
  },
};

const STEP: FeedEvent = {
  kind: 'escalated',
  eventId: '2',
  at: new Date('2026-03-05T10:00:00.123Z'),
  fromStatus: null,
  toStatus: null,
  toFeedStatus: null,
  notRepaired: null,
  level: 2,
  office: 'Corporator, Aundh',
  newDueAt: null,
  dueReason: null,
};
const UPDATE = {
  type: 'Feature',
  id: 'iss_1/escalated/2',
  geometry: { type: 'Point', coordinates: [73.78, 18.56] },
  properties: {
    issue_id: 'iss_1',
    title: 'Escalated to Corporator, Aundh',
    issue_title: 'Dark lamp',
    kind: 'escalated',
    status: null,
    escalation_level: 2,
    office: 'Corporator, Aundh',
    due_at: null,
    due_reason: null,
    at: '2026-03-05T10:00:00Z',
    url: 'https://civic.example/pune/issues/iss_1',
  },
};

describe('the events of issues as GeoJSON', () => {
  it('come after the issue', () => {
    expect(geoJsonOfHistory(ISSUE, [STEP], BASE_URL)).toStrictEqual({
      type: 'FeatureCollection',
      features: [FEATURE, UPDATE],
    });
  });

  it('are listed among issues', () => {
    expect(geoJsonOfIssues([{ ...ISSUE, ...STEP }, ISSUE], BASE_URL)).toMatchObject({
      features: [UPDATE, FEATURE],
    });
  });
});

describe('issues as GeoJSON', () => {
  it('are features in their order, longitude first', () => {
    expect(geoJsonOfIssues([{ ...ISSUE, id: 'iss_0' }, ISSUE], BASE_URL)).toStrictEqual({
      type: 'FeatureCollection',
      features: [
        {
          ...FEATURE,
          id: 'iss_0',
          properties: { ...FEATURE.properties, url: 'https://civic.example/pune/issues/iss_0' },
        },
        FEATURE,
      ],
    });
  });

  it('have no geometry if one coordinate is missing', () => {
    for (const place of [{ lat: null }, { lng: null }])
      expect(geoJsonOfIssues([{ ...ISSUE, ...place }], BASE_URL)).toMatchObject({
        features: [{ geometry: null }],
      });
  });

  it('have null for unknown values', () => {
    const nothing = { ward: '', address: '', dueAt: null, breachedAt: null };
    expect(geoJsonOfIssues([{ ...ISSUE, ...nothing }], BASE_URL)).toMatchObject({
      features: [{ properties: { ward: null, address: null, due_at: null, breached_at: null } }],
    });
  });

  it('show every column read', () => {
    expect(columnsNotPresented(ISSUE, (issue) => geoJsonOfIssues([issue], BASE_URL))).toEqual([]);
  });
});
