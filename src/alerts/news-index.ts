import type { Addressee, DigestNews } from './alert.queries';
import { cellOf, cellsAround, metresApart } from './subscription';

/** What happened in a city, by where and of what kind: each subscription finds its own without looking at the rest. */
export class NewsIndex {
  private readonly byKey = new Map<string, DigestNews[]>();

  /** @param news the newest first */
  constructor(news: readonly DigestNews[]) {
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
   * act; and what happened since it began to issues that were shown again after its last digest, which another one
   * before may have told of. They may have been shown after that moment: a digest is written later, and names them.
   */
  of(
    { kind, target, lat, lng, radiusM, email, confirmedAt, digestedUntil }: Addressee,
    until: Date,
  ): DigestNews[] {
    const place = lat === null || lng === null || radiusM === null ? undefined : { lat, lng, radiusM };
    const found = place ? this.near(place) : (this.byKey.get(`${kind} ${target}`) ?? []);
    // In numbers, for this is asked of all news of a category, for each who follows it.
    const [from, to, began] = [digestedUntil.getTime(), until.getTime(), confirmedAt?.getTime() ?? Infinity];
    return found.filter(({ at, shownAt, actorEmail }) => {
      const time = at.getTime();
      const isMissed = shownAt !== null && time > began && shownAt.getTime() > from;
      return (isMissed || time > from) && time <= to && actorEmail !== email;
    });
  }

  private near(place: { lat: number; lng: number; radiusM: number }): DigestNews[] {
    const { rows, columns } = cellsAround(place);
    const found = rows.flatMap((row) =>
      columns.flatMap((column) => this.byKey.get(`cell ${row} ${column}`) ?? []),
    );
    return found
      .filter(({ lat, lng }) => metresApart(place, { lat: Number(lat), lng: Number(lng) }) <= place.radiusM)
      .sort(byNewest);
  }

  private add(key: string, news: DigestNews): void {
    const known = this.byKey.get(key);
    if (known) known.push(news);
    else this.byKey.set(key, [news]);
  }
}

/** The order of digests: what was shown again is as new as that. */
export function byNewest(a: DigestNews, b: DigestNews): number {
  return (b.shownAt ?? b.at).getTime() - (a.shownAt ?? a.at).getTime();
}
