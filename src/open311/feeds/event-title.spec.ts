import type { FeedEvent } from './feed.queries';
import { eventTitleOf, nameOfEvent } from './event-title';

const event = (change: object): FeedEvent =>
  ({
    kind: 'status',
    eventId: 'evt_1',
    at: new Date('2026-03-01T10:00:00Z'),
    fromStatus: null,
    toStatus: null,
    toFeedStatus: null,
    notRepaired: null,
    office: null,
    newDueAt: null,
    dueReason: null,
    ...change,
  }) as FeedEvent;

describe('an event of an issue', () => {
  it.each([
    [{ toStatus: 'open', toFeedStatus: 'new' }, 'Reported'],
    [{ fromStatus: 'open', toStatus: 'open', toFeedStatus: 'ack' }, 'Acknowledged'],
    [{ fromStatus: 'resolved', toStatus: 'closed', toFeedStatus: 'resolved' }, 'Closed'],
    [
      { fromStatus: 'open', toStatus: 'resolved', toFeedStatus: 'resolved', notRepaired: true },
      'Resolved without a repair',
    ],
    [{ kind: 'escalated', office: 'MLA, Bandra West' }, 'Escalated to MLA, Bandra West'],
  ])('%j is worded as "%s"', (change, words) => {
    expect(eventTitleOf(event(change))).toBe(words);
  });

  it.each([
    ['category', 'another category'],
    ['priority', 'another priority'],
    ['ward', 'another ward'],
    ['pause', 'its clock was paused'],
    ['resume', 'a pause was ended'],
    ['reopen', 'reopened'],
  ])('names the reason for a new due date: %s', (dueReason, why) => {
    const newDueAt = new Date('2026-03-02T10:00:00.999Z');
    expect(eventTitleOf(event({ kind: 'due', newDueAt, dueReason }))).toBe(
      `To be resolved by 2026-03-02T10:00:00Z (${why})`,
    );
  });

  it('is refused if its row has no event', () => {
    expect(() => eventTitleOf(event({}))).toThrow('an event of no kind');
  });
});

describe('the id of an event', () => {
  it('is that of the status event, or includes its kind', () => {
    expect(nameOfEvent('iss_1', event({}))).toBe('iss_1/evt_1');
    expect(nameOfEvent('iss_1', event({ kind: 'due' }))).toBe('iss_1/due/evt_1');
    expect(nameOfEvent('iss_1', event({ kind: 'escalated' }))).toBe('iss_1/escalated/evt_1');
  });
});
