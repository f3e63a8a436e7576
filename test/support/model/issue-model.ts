import type { Reaction } from '../../../src/kernel/reactions';
import type { LifecycleStatus } from '../../../src/kernel/statuses';

export const WHO = ['reporter', 'other', 'admin', 'viewer'] as const;
export type Who = (typeof WHO)[number];

/** The contract for an issue and the people who act on it, as a minimal model. */
export class IssueModel {
  status: LifecycleStatus = 'open';
  /** False if an admin closed it directly. */
  hasResolution = false;
  high = false;
  hidden = false;
  upvoters = new Set<Who>();
  ratings = new Map<Who, string>();
  requests: Array<{ id: string; status: string; live: boolean }> = [];
  messages: Array<{ id: string; author: Who; deleted: boolean; reactions: Map<Who, Reaction> }> = [];
  moves = 0;

  /** The status of a refusal that does not depend on the requested change. */
  refusal(who: Who, { onlyDeciders = false, viewers = false } = {}): number | undefined {
    if (who === 'viewer' && !viewers) return 403;
    if (this.hidden && who !== 'reporter' && who !== 'admin') return 404;
    return onlyDeciders && who !== 'reporter' && who !== 'admin' ? 403 : undefined;
  }

  move(to: LifecycleStatus): void {
    if (to === this.status) return;
    if (this.status === 'resolved' && to === 'closed') {
      for (const request of this.requests) if (request.status === 'pending') request.status = 'denied';
    }
    if (this.status === 'resolved' && to !== 'closed') {
      for (const request of this.requests) {
        if (request.status === 'pending') request.status = 'approved';
        request.live = false;
      }
      this.ratings.clear();
    }
    if (to !== 'closed') this.hasResolution = to === 'resolved';
    this.status = to;
    this.moves++;
  }

  /** The changes of the people's score breakdowns. */
  contributions(): Record<Exclude<Who, 'viewer'>, Record<string, number>> {
    const shown = Number(!this.hidden);
    const of = (who: Who) => ({
      votesCast: Number(this.upvoters.has(who)),
      commentsMade: this.messages.filter(({ author, deleted }) => author === who && !deleted).length,
    });
    const resolved = this.status === 'resolved' || this.status === 'closed';
    return {
      reporter: {
        ...of('reporter'),
        reportsField: shown,
        reportsResolved: shown * Number(resolved),
        upvotesReceived: shown * this.upvoters.size,
        highPriorityBonus: shown * Number(this.high),
      },
      other: of('other'),
      admin: of('admin'),
    };
  }
}
