import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentTimeline } from './issue-timeline.presenter';
import type { TimelineEvent } from './issue-timeline.queries';

const AT = new Date('2026-03-01T10:00:00.123Z');
const EVENT: TimelineEvent = {
  type: 'status',
  at: AT,
  by: 'city',
  status: 'in_progress',
  feedStatus: 'progress',
  department: null,
  office: null,
  dueAt: null,
  dueReason: null,
};

const shown = (...events: TimelineEvent[]): unknown =>
  JSON.parse(JSON.stringify(presentTimeline({ shown: events, nextKey: 'next' })));

describe('a timeline', () => {
  it('shows a change of status without an office', () => {
    expect(shown(EVENT)).toEqual({
      count: 1,
      items: [
        {
          type: 'status',
          at: '2026-03-01T10:00:00.123Z',
          by: 'city',
          status: 'in_progress',
          feedStatus: 'progress',
        },
      ],
      nextKey: 'next',
    });
  });

  it('shows an assignment without statuses', () => {
    const assigned = { type: 'assigned', department: 'Roads', office: 'Ward Officer, H/West' } as const;
    expect(shown({ ...EVENT, status: null, feedStatus: null, ...assigned })).toMatchObject({
      items: [{ ...assigned, at: '2026-03-01T10:00:00.123Z', by: 'city' }],
    });
  });

  it('keeps the order, and has no cursor on the last page', () => {
    const events = [EVENT, { ...EVENT, type: 'reported' as const, by: 'reporter' as const }];
    expect(presentTimeline({ shown: events, nextKey: null })).toMatchObject({
      count: 2,
      items: [{ type: 'status' }, { type: 'reported', by: 'reporter' }],
      nextKey: null,
    });
  });

  it('shows every column read of an event', () => {
    const due = { dueAt: AT, dueReason: 'pause' } as const;
    const filled = { ...EVENT, ...due, department: 'Roads', office: 'Ward Officer' };
    expect(columnsNotPresented(filled, shown)).toEqual([]);
  });

  it('shows nothing else, such as who caused the event', () => {
    expect(shown({ ...EVENT, actorId: 'usr_1' } as TimelineEvent)).toEqual(shown(EVENT));
  });
});
