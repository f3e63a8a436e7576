import { OfficialNotFound, PlaceNotFound } from '../../accountability';
import { UserNotFound } from '../../auth';
import { MentionNotFound } from '../../channels';
import { PolicyNotFound } from '../../due-dates';
import { FlagNotFound } from '../../flags';
import { FindingNotFound, IssueNotFound, RedactionNotFound } from '../../issues';
import type { DomainError } from '../../platform/http/domain-error';
import { RuleNotFound, TemplateNotFound, UnitNotFound, ViewNotFound } from '../../staff';
import { ClusterNotFound } from '../feed/feed.errors';
import { NotificationNotFound } from '../notifications/notification.errors';
import {
  isCityOfScope,
  isClusterInScope,
  isFlagInScope,
  isInScope,
  isMentionInScope,
  isTargetInScope,
} from './console-scope.queries';

/** What a parameter of a path identifies. */
export interface ScopeTarget {
  /** SQL for whether the scope `s.scope` has what the parameter `$4` identifies. */
  isSeen: string;
  /** The answer for an id that is unknown or out of scope. */
  error: () => DomainError;
}

const SCOPE = 's.scope';
const found = (from: string, condition: string) => `exists (select from ${from} where ${condition})`;
const inCity = (table: string, error: () => DomainError, id = 'id') => ({
  isSeen: found(`${table} t`, `t.${id} = $4 and ${isCityOfScope('t.city', SCOPE)}`),
  error,
});

const ofIssue = (table: string, error: () => DomainError) => ({
  isSeen: found(`${table} t join issues i on i.id = t.issue_id`, `t.id = $4 and ${isInScope('i', SCOPE)}`),
  error,
});

/** The parameters of the console's paths that identify something with a place, by their names. */
export const SCOPE_TARGETS: Readonly<Record<string, ScopeTarget>> = {
  id: {
    isSeen: found('issues t', `t.id = $4 and ${isInScope('t', SCOPE)}`),
    error: () => new IssueNotFound(),
  },
  flagId: {
    isSeen: found('flags t', `t.id = $4 and ${isFlagInScope('t', SCOPE)}`),
    error: () => new FlagNotFound(),
  },
  findingId: ofIssue('personal_findings', () => new FindingNotFound()),
  redactionId: ofIssue('redactions', () => new RedactionNotFound()),
  clusterId: {
    isSeen: found('duplicate_clusters t', `t.id = $4 and ${isClusterInScope('t', SCOPE)}`),
    error: () => new ClusterNotFound(),
  },
  mentionId: {
    isSeen: found('mentions t', `t.id = $4 and ${isMentionInScope('t', SCOPE)}`),
    error: () => new MentionNotFound(),
  },
  notificationId: {
    isSeen: found(
      'notifications t',
      `t.id = $4 and ${isTargetInScope('t.target_type', 't.target_id', SCOPE)}`,
    ),
    error: () => new NotificationNotFound(),
  },
  unitId: inCity('staff_units', () => new UnitNotFound()),
  ruleId: inCity('assignment_rules', () => new RuleNotFound()),
  templateId: inCity('answer_templates', () => new TemplateNotFound()),
  policyId: inCity('sla_policies', () => new PolicyNotFound()),
  wardId: inCity('wards', () => new PlaceNotFound('ward')),
  pincode: inCity('places', () => new PlaceNotFound('pincode'), 'pincode'),
  officialId: inCity('officials', () => new OfficialNotFound()),
  userId: inCity('reporters', () => new UserNotFound(), 'user_id'),
  // The views of every city have no row.
  viewId: {
    isSeen: `not ${found('staff_views t', `t.id = $4 and not ${isCityOfScope('t.city', SCOPE)}`)}`,
    error: () => new ViewNotFound(),
  },
};

/**
 * The other parameters of the console's paths: what they identify belongs to the caller, to the issue of the path, or
 * to no place and a part of the console that is restricted by role; a city is checked by name.
 */
export const UNSCOPED_PARAMETERS: readonly string[] = [
  ...[
    'sessionId',
    'accountId',
    'groupId',
    'clientId',
    'endpointId',
    'actId',
    'cityId',
    'date',
    'kind',
    'channel',
  ],
  ...['keywordId', 'requestId', 'noteId', 'fileId', 'mediaId'],
];
