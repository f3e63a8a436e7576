import type { Addressee, DigestEvent } from './alert.queries';
import { cellOf, cellsAround, metresApart } from './subscriptions/subscription';

/** The events of a city by location and category: each subscription finds its own without reading the rest. */
export class EventIndex {
  private readonly byKey = new Map<string, DigestEvent[]>();

  /** @param events the newest first */
  constructor(events: readonly DigestEvent[]) {
    for (const each of events) {
      this.add(`category ${each.category}`, each);
      if (each.ward !== '') this.add(`ward ${each.ward}`, each);
      if (each.lat === null || each.lng === null) continue;
      const { cellRow, cellColumn } = cellOf({ lat: each.lat, lng: each.lng });
      this.add(`cell ${cellRow} ${cellColumn}`, each);
    }
  }

  /**
   * The events for a subscription up to a time, the newest first, without events the subscriber caused: events after
   * its last digest; and events since the subscription was confirmed, of issues that were shown again after its last
   * digest, which an earlier digest may have covered. Such an issue may have been shown after `until`: a digest is
   * written later than that, and names it.
   */
  of(
    { kind, target, lat, lng, radiusM, email, confirmedAt, digestedUntil }: Addressee,
    until: Date,
  ): DigestEvent[] {
    const place = lat === null || lng === null || radiusM === null ? undefined : { lat, lng, radiusM };
    const found = place ? this.near(place) : (this.byKey.get(`${kind} ${target}`) ?? []);
    // As numbers, because this is computed for all events of a category, for each of its followers.
    const [from, to, began] = [digestedUntil.getTime(), until.getTime(), confirmedAt?.getTime() ?? Infinity];
    return found.filter(({ at, shownAt, actorEmail }) => {
      const time = at.getTime();
      const isMissed = shownAt !== null && time > began && shownAt.getTime() > from;
      return (isMissed || time > from) && time <= to && actorEmail !== email;
    });
  }

  private near(place: { lat: number; lng: number; radiusM: number }): DigestEvent[] {
    const { rows, columns } = cellsAround(place);
    const found = rows.flatMap((row) =>
      columns.flatMap((column) => this.byKey.get(`cell ${row} ${column}`) ?? []),
    );
    return found
      .filter(({ lat, lng }) => metresApart(place, { lat: Number(lat), lng: Number(lng) }) <= place.radiusM)
      .sort(byNewest);
  }

  private add(key: string, event: DigestEvent): void {
    const known = this.byKey.get(key);
    if (known) known.push(event);
    else this.byKey.set(key, [event]);
  }
}

/** The order of digests: for an issue that was shown again, that time counts. */
export function byNewest(a: DigestEvent, b: DigestEvent): number {
  return (b.shownAt ?? b.at).getTime() - (a.shownAt ?? a.at).getTime();
}
