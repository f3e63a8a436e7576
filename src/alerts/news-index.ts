import type { Addressee, AlertNews } from './alert.queries';
import { cellOf, cellsAround, metresApart } from './subscription';

/** What happened in a city, by where and of what kind: each subscription finds its own without looking at the rest. */
export class NewsIndex {
  private readonly byKey = new Map<string, AlertNews[]>();

  /** @param news the newest first */
  constructor(news: readonly AlertNews[]) {
    for (const each of news) {
      this.add(`category ${each.category}`, each);
      if (each.ward !== '') this.add(`ward ${each.ward}`, each);
      if (each.lat === null || each.lng === null) continue;
      const { cellRow, cellColumn } = cellOf({ lat: each.lat, lng: each.lng });
      this.add(`cell ${cellRow} ${cellColumn}`, each);
    }
  }

  /**
   * What a subscription is sent up to a moment, the newest first: what came after its last digest, and was not its own
   * act.
   */
  of({ kind, target, lat, lng, radiusM, email, digestedUntil }: Addressee, until: Date): AlertNews[] {
    const place = lat === null || lng === null || radiusM === null ? undefined : { lat, lng, radiusM };
    const found = place ? this.near(place) : (this.byKey.get(`${kind} ${target}`) ?? []);
    // In numbers, for this is asked of all news of a category, for each who follows it.
    const [from, to] = [digestedUntil.getTime(), until.getTime()];
    return found.filter(({ at, actorEmail }) => {
      const time = at.getTime();
      return time > from && time <= to && actorEmail !== email;
    });
  }

  private near(place: { lat: number; lng: number; radiusM: number }): AlertNews[] {
    const { rows, columns } = cellsAround(place);
    const found = rows.flatMap((row) =>
      columns.flatMap((column) => this.byKey.get(`cell ${row} ${column}`) ?? []),
    );
    return found
      .filter(({ lat, lng }) => metresApart(place, { lat: Number(lat), lng: Number(lng) }) <= place.radiusM)
      .sort((a, b) => b.at.getTime() - a.at.getTime());
  }

  private add(key: string, news: AlertNews): void {
    const known = this.byKey.get(key);
    if (known) known.push(news);
    else this.byKey.set(key, [news]);
  }
}
