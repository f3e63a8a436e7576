import type { Addressee, DigestEvent } from './alert.queries';
import { EventIndex } from './event-index';
import { cellsAround, metresApart, storedTarget } from './subscriptions/subscription';

const AT = new Date('2027-03-03T06:30:00Z');
const later = (ms: number) => new Date(AT.getTime() + ms);
const EVENT: DigestEvent = {
  ...{ id: '1', issueId: 'iss_1', city: 'mumbai', type: 'reported', detail: '', at: AT, title: 'A lamp' },
  ...{ address: '', category: 'road', ward: 'K/W', lat: 19.05, lng: 72.83, actorEmail: null },
  ...{ hiddenAt: null, shownAt: null },
};
const READER: Addressee = {
  ...{ id: 'sub_1', email: 'a@example.org', language: 'en', city: 'mumbai', kind: 'ward', target: 'K/W' },
  ...{ lat: null, lng: null, radiusM: null, confirmedAt: later(-9), digestedUntil: later(-1) },
};
const placed = (lat: number, lng: number, radiusM: number): Addressee => ({
  ...READER,
  kind: 'place',
  ...storedTarget({ kind: 'place', place: { lat, lng, radiusM } }),
});
const matches = (reader: Partial<Addressee>, event: Partial<DigestEvent> = {}) =>
  new EventIndex([{ ...EVENT, ...event }]).of({ ...READER, ...reader }, later(0)).length;

describe('the events of a subscription', () => {
  it.each<[string, number, Partial<Addressee>, Partial<DigestEvent>]>([
    ['of its ward', 1, {}, {}],
    ['of no other ward', 0, { target: 'L' }, {}],
    ['of its category', 1, { kind: 'category', target: 'road' }, {}],
    ['of no other category', 0, { kind: 'category', target: 'traffic' }, {}],
    ['of a place it lies in', 1, placed(19.059, 72.83, 1100), {}],
    ['of no place it lies outside of', 0, placed(19.061, 72.83, 1100), {}],
    ['of no place where nobody knows where it is', 0, placed(19.05, 72.83, 2000), { lat: null, lng: null }],
    ['not what was in the last digest', 0, { digestedUntil: AT }, {}],
    ['not what comes after this one', 0, {}, { at: later(1) }],
    ['not the own act', 0, {}, { actorEmail: 'a@example.org' }],
    ['where its issue was shown again since', 1, {}, { at: later(-8), shownAt: later(0) }],
    ['not where its issue was shown again before', 0, {}, { at: later(-8), shownAt: later(-1) }],
    [
      'where its issue was shown again before this one is written',
      1,
      {},
      { at: later(-8), shownAt: later(1) },
    ],
    ['not what comes after this one, though it was shown again', 0, {}, { at: later(1), shownAt: later(1) }],
    ['not before it began', 0, {}, { at: later(-9), shownAt: later(0) }],
    ['in its time, whenever its issue was shown again', 1, {}, { shownAt: later(5) }],
    [
      'not the own act that is shown again',
      0,
      {},
      { at: later(-8), shownAt: AT, actorEmail: 'a@example.org' },
    ],
    ['of a ward that is known', 0, { target: '' }, { ward: '' }],
    ['of the very place, however small it is', 1, placed(19.05, 72.83, 0), {}],
    ['of no place where its latitude is not known', 0, placed(0, 72.83, 2000), { lat: null }],
    ['of no place where its longitude is not known', 0, placed(19.05, 0, 2000), { lng: null }],
  ])('are correct for what happened "%s"', (_, count, reader, event) => {
    expect(matches(reader, event)).toBe(count);
  });

  it('contains all events of its ward or place, the newest first', () => {
    const events = [4, 3, 2, 1].map((age) => ({
      ...EVENT,
      id: String(age),
      at: later(-age),
      lat: 19.05 - age / 400,
    }));
    const idsOf = (reader: Partial<Addressee>) =>
      new EventIndex([...events].reverse())
        .of({ ...READER, ...reader, digestedUntil: later(-10) }, later(0))
        .map(({ id }) => id);
    expect(idsOf({})).toEqual(['1', '2', '3', '4']);
    expect(idsOf(placed(19.045, 72.83, 2000))).toEqual(['1', '2', '3', '4']);
  });

  it('contains an event for each place whose circle reaches it, wherever squares end', () => {
    const random = sequence(20270303);
    for (let n = 0; n < 2000; n++) {
      const [lat, lng] = [8 + random() * 27, 68 + random() * 29];
      const place = placed(
        lat + (random() - 0.5) * 0.05,
        lng + (random() - 0.5) * 0.05,
        100 + Math.floor(random() * 1900),
      );
      const isReached = metresApart({ lat: place.lat!, lng: place.lng! }, { lat, lng }) <= place.radiusM!;
      expect([lat, lng, place.lat, place.lng, matches(place, { lat, lng })]).toEqual([
        ...[lat, lng, place.lat, place.lng],
        isReached ? 1 : 0,
      ]);
      if (!isReached) continue;
      const { rows, columns } = cellsAround({ lat, lng });
      expect([rows, columns]).toEqual([
        expect.arrayContaining([Math.floor(place.lat! * 100)]),
        expect.arrayContaining([Math.floor(place.lng! * 100)]),
      ]);
    }
  });
});

/** Pseudo-random numbers from 0 to 1, the same each time. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
