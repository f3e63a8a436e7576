import { type FeedStatus, STATUSES } from './statuses';

/** A feed status as it is shown everywhere. */
export function StatusPill({ status }: { status: FeedStatus }) {
  return <span class={`pill pill-${status}`}>{STATUSES[status].label}</span>;
}
