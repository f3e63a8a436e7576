import { isDone } from '../../../kernel/statuses';
import type { TrialIssue } from './trial-city';

/** The upvotes of a trial issue, as rows of `issue_upvotes`. */
export function voteRows({ id, voters, createdAt }: TrialIssue): object[] {
  return voters.map((voter) => ({ issue_id: id, user_id: voter.id, created_at: createdAt }));
}

/** The status changes of a trial issue, as rows of `issue_status_events`. */
export function moveRows({ id, reporter, status, feedStatus, createdAt, movedAt }: TrialIssue): object[] {
  const first = {
    to_status: 'open',
    to_feed_status: 'new',
    surface: 'token',
    actor_id: reporter.id,
    actor_group: 'reporter',
    at: createdAt,
  };
  if (feedStatus === 'new') return [{ issue_id: id, ...first }];
  const then = {
    to_status: status,
    to_feed_status: feedStatus,
    surface: 'public',
    actor_id: null,
    actor_group: 'service',
    at: movedAt,
  };
  return [
    { issue_id: id, ...first },
    { issue_id: id, from_status: 'open', from_feed_status: 'new', ...then },
  ];
}

/** The resolution of a trial issue, if it has one, as rows of `issue_resolutions`. */
export function resolutionRows({ id, status, movedAt }: TrialIssue): object[] {
  if (!isDone(status)) return [];
  return [
    {
      issue_id: id,
      description: 'Resolved by the city desk',
      media_ids: [],
      ...{ resolver_id: '', resolver_name: 'City desk', resolver_role: 'admin' },
      resolved_at: movedAt,
      settled_at: status === 'closed' ? movedAt : null,
    },
  ];
}
