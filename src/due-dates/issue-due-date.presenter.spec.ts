import { columnsNotPresented } from '../../test/support/source/every-column';
import type { FactsRow } from './due-date.queries';
import { presentIssueDueDate } from './issue-due-date.presenter';
import type { ReviewedDueDate } from './issue-due-date-review.service';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour));
const iso = (hour: number) => at(hour).toISOString();

const NOTHING: FactsRow = {
  createdAt: at(0),
  status: 'open',
  city: 'mumbai',
  ward: '',
  jurisdictionId: null,
  pincode: null,
  dueAt: null,
  breachedAt: null,
  escalationLevel: 0,
  nextEscalationAt: null,
  timeZone: 'Asia/Kolkata',
  policyId: null,
  clock: null,
  sourceUrl: null,
  validFrom: null,
  policyCity: null,
  policyCategory: null,
  policyPriority: null,
  policyWard: null,
  weekdays: null,
  opensMinute: null,
  closesMinute: null,
  lastStepAt: null,
  hours: 48,
  holidays: [],
  pauses: [],
  events: [],
};
const POLICY = { policyId: 'slp_1', clock: 'calendar', validFrom: at(0), hours: 24 } as const;

const shown = (facts: Partial<FactsRow> = {}, more: Partial<ReviewedDueDate> = {}) =>
  presentIssueDueDate({
    issueId: 'iss_1',
    facts: { ...NOTHING, ...facts },
    changes: [],
    escalations: [],
    replies: [],
    now: at(12),
    ...more,
  });

describe('the due date of an issue', () => {
  it('shows only the hours of the category if nothing else is known', () => {
    expect(JSON.parse(JSON.stringify(shown()))).toStrictEqual({
      issueId: 'iss_1',
      escalationLevel: 0,
      policy: { kind: 'default', hours: 48 },
      clock: { state: 'running', kind: 'calendar' },
      pauses: [],
      changes: [],
      escalations: [],
      replies: [],
    });
  });

  it('shows every column of the facts except those that only calculations need', () => {
    const facts: FactsRow = {
      ...NOTHING,
      ...POLICY,
      status: 'resolved',
      clock: 'working',
      policyCity: 'mumbai',
      policyCategory: 'road',
      policyPriority: 'high',
      policyWard: 'H/West',
      sourceUrl: 'https://city.example',
      ...{ weekdays: [6], opensMinute: 570, closesMinute: 1080, holidays: ['2026-11-25'] },
      ...{ dueAt: at(3), breachedAt: at(2), nextEscalationAt: at(4) },
      pauses: [{ fromAt: iso(1), untilAt: iso(4), endedAt: null, reason: 'first' }],
    };
    expect(columnsNotPresented(facts, shown)).toEqual([
      'createdAt',
      'city',
      'ward',
      'jurisdictionId',
      'pincode',
      'policyId',
      'lastStepAt',
      'events',
    ]);
  });

  it('has its date, its breach and its next step', () => {
    const dates = { dueAt: at(3), breachedAt: at(2), nextEscalationAt: at(4), escalationLevel: 2 };
    expect(shown(dates)).toMatchObject({
      dueAt: iso(3),
      breachedAt: iso(2),
      nextEscalationAt: iso(4),
      escalationLevel: 2,
    });
  });

  it('shows what its policy specifies, and leaves out the rest', () => {
    expect(JSON.parse(JSON.stringify(shown(POLICY).policy))).toStrictEqual({
      kind: 'policy',
      hours: 24,
      validFrom: iso(0),
    });
    const scope = {
      policyCity: 'mumbai',
      policyCategory: 'road',
      policyPriority: 'high',
      policyWard: 'H/West',
    } as const;
    expect(shown({ ...POLICY, ...scope, sourceUrl: 'https://city.example' }).policy).toStrictEqual({
      kind: 'policy',
      hours: 24,
      city: 'mumbai',
      category: 'road',
      priority: 'high',
      ward: 'H/West',
      sourceUrl: 'https://city.example',
      validFrom: iso(0),
    });
  });

  it.each([
    ['running', 'open', 11, 12],
    ['paused', 'open', 12, 13],
    ['running', 'open', 13, 14],
    ['stopped', 'resolved', 12, 13],
    ['stopped', 'closed', 12, 13],
  ] as const)('has a clock that is %s while it is %s, paused from %d to %d', (state, status, from, to) => {
    const pause = { fromAt: iso(from), untilAt: iso(to), endedAt: null, reason: 'x' };
    expect(shown({ status, pauses: [pause] }).clock.state).toBe(state);
  });

  it('shows the working hours of its clock, or the default ones if the city has none', () => {
    const working = { ...POLICY, clock: 'working' as const, holidays: ['2026-11-25'] };
    expect(shown(working).clock).toStrictEqual({
      state: 'running',
      kind: 'working',
      workingHours: {
        timeZone: 'Asia/Kolkata',
        weekdays: [1, 2, 3, 4, 5],
        opens: '10:00',
        closes: '18:00',
        holidays: ['2026-11-25'],
      },
    });
    const set = { weekdays: [6], opensMinute: 570, closesMinute: 1440 };
    expect(shown({ ...working, ...set }).clock.workingHours).toMatchObject({
      weekdays: [6],
      opens: '09:30',
      closes: '24:00',
    });
  });

  it('shows pauses up to their end, or to when they were ended early', () => {
    const pauses = [
      { fromAt: iso(1), untilAt: iso(4), endedAt: iso(2), reason: 'first' },
      { fromAt: iso(5), untilAt: iso(6), endedAt: null, reason: 'second' },
    ];
    expect(shown({ pauses }).pauses).toStrictEqual([
      { from: iso(1), until: iso(2), reason: 'first' },
      { from: iso(5), until: iso(6), reason: 'second' },
    ]);
  });

  it('shows changes, escalations and replies, with the names of offices', () => {
    const office = { level: 1, designation: 'Ward Officer', place: 'H/West' };
    const review = shown(
      {},
      {
        changes: [
          { at: at(1), fromDueAt: null, toDueAt: at(5), reason: 'ward' },
          { at: at(2), fromDueAt: at(5), toDueAt: at(6), reason: 'pause' },
        ],
        escalations: [
          { ...office, at: at(7), dueAt: at(6) },
          { level: 3, designation: 'MLA', place: '', at: at(9), dueAt: at(6) },
        ],
        replies: [
          { level: 1, office: 'Ward Officer, H/West', answer: 'Soon', status: null, at: at(8) },
          { level: 3, office: 'MLA', answer: 'Done', status: 'resolved', at: at(10) },
        ],
      },
    );
    expect(JSON.parse(JSON.stringify(review))).toMatchObject({
      changes: [
        { at: iso(1), to: iso(5), reason: 'ward' },
        { at: iso(2), from: iso(5), to: iso(6), reason: 'pause' },
      ],
      escalations: [
        { level: 1, office: 'Ward Officer, H/West', at: iso(7), dueAt: iso(6) },
        { level: 3, office: 'MLA', at: iso(9), dueAt: iso(6) },
      ],
      replies: [
        { level: 1, office: 'Ward Officer, H/West', answer: 'Soon', at: iso(8) },
        { level: 3, office: 'MLA', answer: 'Done', status: 'resolved', at: iso(10) },
      ],
    });
  });
});
