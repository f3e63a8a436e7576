import { icon } from '../../kit/icon';
import { type FeedStatus, STATUSES } from './statuses';

/** A feed status, as shown on all pages. */
export function StatusPill({ status }: { status: FeedStatus }) {
  return (
    <span class={`pill pill-${status}`}>
      {icon(STATUSES[status].icon)}
      {STATUSES[status].label}
    </span>
  );
}
