import { HeldRows } from '../personal-data';
import { columnsOf } from '../platform/database/columns';
import { IssueConfirmationAnswer } from './entities/issue-confirmation-answer.entity';
import { IssueConfirmationRecipient } from './entities/issue-confirmation-recipient.entity';
import { IssueResolution } from './entities/issue-resolution.entity';
import { ReopenRequest } from './entities/reopen-request.entity';
import { ResolutionRating } from './entities/resolution-rating.entity';

const QUESTION = columnsOf(
  IssueConfirmationRecipient,
  ['confirmationId', 'issueId', 'person', 'userId', 'email', 'toldAt'],
  'q',
);

/** What is held of a person in resolutions. */
export const HELD_OF_REPAIRS = [
  new HeldRows({
    kind: 'resolutions',
    columns: columnsOf(
      IssueResolution,
      [
        'id',
        'issueId',
        'description',
        'mediaIds',
        'resolverId',
        'resolverName',
        'resolverRole',
        'resolvedAt',
        'droppedAt',
        'settledAt',
        'reason',
        'until',
      ],
      'r',
    ),
    from: 'issue_resolutions r',
    where: `r.resolver_id = any($1)`,
    by: 'ids',
    key: `r.id`,
  }),
  new HeldRows({
    kind: 'ratings',
    columns: columnsOf(ResolutionRating, ['resolutionId', 'userId', 'vote', 'at'], 'r'),
    from: 'resolution_ratings r',
    where: `r.user_id = any($1)`,
    by: 'ids',
    key: `r.resolution_id || ' ' || r.user_id`,
  }),
  new HeldRows({
    kind: 'reopen_requests',
    columns: columnsOf(
      ReopenRequest,
      ['id', 'issueId', 'resolutionId', 'userId', 'reason', 'status', 'at', 'reviewedAt'],
      'r',
    ),
    from: 'reopen_requests r',
    where: `r.user_id = any($1)`,
    by: 'ids',
    key: `r.id`,
  }),
  new HeldRows({
    kind: 'questions',
    columns: QUESTION,
    from: 'issue_confirmation_recipients q',
    where: `q.user_id = any($1)`,
    by: 'ids',
    key: `q.confirmation_id || ' ' || q.person`,
  }),
  new HeldRows({
    kind: 'questions_by_mail',
    columns: QUESTION,
    from: 'issue_confirmation_recipients q',
    where: `q.email = $1`,
    by: 'email',
    key: `q.confirmation_id || ' ' || q.person`,
  }),
  new HeldRows({
    kind: 'answers',
    columns: columnsOf(
      IssueConfirmationAnswer,
      ['confirmationId', 'issueId', 'person', 'answer', 'words', 'mediaId', 'at'],
      'a',
    ),
    from: 'issue_confirmation_recipients q join issue_confirmation_answers a on a.confirmation_id = q.confirmation_id and a.person = q.person',
    where: `q.user_id = any($1)`,
    by: 'ids',
    key: `a.confirmation_id || ' ' || a.person`,
  }),
];
