/** How an issue got an upvote, or an address its subscription: `own`, or by a merge from the issue named. */
type Origin = string;
export const OWN = 'own';

/** An issue as the model has it. */
export interface ModelIssue {
  status: 'open' | 'resolved' | 'closed';
  hidden: boolean;
  withheld: boolean;
  duplicateOf: string | null;
  /** Who upvoted it, and whether only on an issue that was joined with it. */
  upvotes: Map<string, Origin>;
  /** Who follows it; an address that came by a merge has the issue it followed. */
  followers: Map<string, Origin>;
}

/** One issue in a merge. */
interface Joined {
  id: string;
  formerDuplicateOf: string | null;
  hid: boolean;
  /** The upvotes as they were; empty if none moved. */
  upvotes: Map<string, Origin>;
}

interface Merge {
  canonical: string;
  joined: Joined[];
  isUndone: boolean;
}

/** Merges of issues, written out without a database. */
export class MergeModel {
  readonly issues = new Map<string, ModelIssue>();
  readonly merges: Merge[] = [];

  add(id: string, upvotes: Map<string, Origin> = new Map()): void {
    this.issues.set(id, {
      ...{ status: 'open', hidden: false, withheld: false, duplicateOf: null },
      ...{ upvotes, followers: new Map<string, Origin>() },
    });
  }

  of(id: string): ModelIssue {
    return this.issues.get(id)!;
  }

  /** Whether everyone sees it in lists, and it takes changes. */
  isListed(id: string): boolean {
    return !this.of(id).hidden;
  }

  toggle(id: string, person: string): void {
    const { upvotes } = this.of(id);
    if (!upvotes.delete(person)) upvotes.set(person, OWN);
  }

  hide(id: string, isHidden: boolean): void {
    Object.assign(this.of(id), { hidden: isHidden, withheld: isHidden });
  }

  merge([first = '', ...others]: readonly string[]): void {
    const canonical = this.end(first, () => true);
    const root = this.of(canonical);
    const ids = new Set(others.map((id) => this.end(id, ({ hidden, withheld }) => hidden && !withheld)));
    ids.delete(canonical);
    const joined = [...ids].map((id): Joined => {
      const issue = this.of(id);
      const hid = !root.hidden && !issue.hidden && issue.status !== 'closed';
      const { duplicateOf: formerDuplicateOf } = issue;
      issue.duplicateOf = canonical;
      issue.hidden ||= hid;
      return {
        id,
        formerDuplicateOf,
        hid,
        upvotes: root.hidden ? new Map<string, Origin>() : this.move(id, canonical),
      };
    });
    this.merges.push({ canonical, joined, isUndone: false });
  }

  /** @returns whether it can be undone now */
  undo(at: number): boolean {
    const merge = this.merges[at]!;
    const later = this.merges.slice(at + 1).filter(({ isUndone }) => !isUndone);
    const isJoinedSince = merge.joined.some(({ id }) =>
      later.some(({ joined }) => joined.some((one) => one.id === id)),
    );
    if (merge.isUndone || isJoinedSince) return false;
    merge.isUndone = true;
    const above = this.above(merge.canonical);
    for (const one of merge.joined) this.restore(merge.canonical, one);
    const people = new Set(merge.joined.flatMap(({ upvotes }) => [...upvotes.keys()]));
    for (const id of above) this.takeUpvotes(id, people);
    const apart = merge.joined.flatMap(({ id }) => [id, ...this.below(id)]);
    for (const id of above) this.takeFollowers(id, apart);
    return true;
  }

  private move(from: string, to: string): Map<string, Origin> {
    const [source, target] = [this.of(from), this.of(to)];
    const kept = new Map(source.upvotes);
    for (const person of kept.keys()) if (!target.upvotes.has(person)) target.upvotes.set(person, from);
    source.upvotes.clear();
    for (const [email, origin] of source.followers)
      if (!target.followers.has(email)) target.followers.set(email, origin === OWN ? from : origin);
    return kept;
  }

  private restore(canonical: string, { id, formerDuplicateOf, hid, upvotes }: Joined): void {
    const issue = this.of(id);
    for (const [person, origin] of upvotes) if (!issue.upvotes.has(person)) issue.upvotes.set(person, origin);
    if (issue.duplicateOf !== canonical) return;
    issue.duplicateOf = formerDuplicateOf;
    if (hid && !issue.withheld) issue.hidden = false;
  }

  private takeUpvotes(id: string, people: ReadonlySet<string>): void {
    const stillJoined = this.active()
      .filter(({ canonical }) => canonical === id)
      .flatMap(({ joined }) => joined);
    const kept = this.active().flatMap(({ joined }) => joined.filter((one) => one.id === id));
    for (const upvotes of [this.of(id).upvotes, ...kept.map((one) => one.upvotes)])
      for (const person of people) {
        const origin = upvotes.get(person);
        if (origin === undefined || origin === OWN) continue;
        if (!stillJoined.some((one) => one.upvotes.has(person))) upvotes.delete(person);
      }
  }

  private takeFollowers(id: string, apart: readonly string[]): void {
    const { followers } = this.of(id);
    for (const [email, origin] of followers) {
      if (!apart.includes(origin)) continue;
      const other = this.below(id)
        .sort()
        .find((each) => this.of(each).followers.get(email) === OWN);
      if (other === undefined) followers.delete(email);
      else followers.set(email, other);
    }
  }

  private active(): Merge[] {
    return this.merges.filter(({ isUndone }) => !isUndone);
  }

  /** Follows the marks of duplicates while a condition holds. */
  private end(id: string, isFollowed: (issue: ModelIssue) => boolean): string {
    const issue = this.of(id);
    return issue.duplicateOf !== null && isFollowed(issue) ? this.end(issue.duplicateOf, isFollowed) : id;
  }

  private above(id: string): string[] {
    const parents = this.active().flatMap(({ canonical, joined }) =>
      joined.some((one) => one.id === id) ? [canonical] : [],
    );
    const further = parents.flatMap((parent) => this.above(parent));
    // The nearest first: one that is reached over several ways comes after all of them.
    return [...new Set([id, ...further].reverse())].reverse();
  }

  private below(id: string): string[] {
    const children = this.active().flatMap(({ canonical, joined }) =>
      canonical === id ? joined.map((one) => one.id) : [],
    );
    return [...new Set(children.flatMap((child) => [child, ...this.below(child)]))];
  }
}
