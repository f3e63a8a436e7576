import {
  FeedTransitionRefused,
  type FeedTransitionTable,
  IssueClosed,
  IssueNotFound,
} from '../../../../issues';
import type { CategorySlug } from '../../../../kernel/categories';
import { type ConsoleActor, type ConsolePermission, isPermitted } from '../../../../kernel/console';
import type { FeedStatus, LifecycleStatus } from '../../../../kernel/statuses';
import { Forbidden } from '../../../../platform/http/domain-error';
import { type BulkActName, IssueUnseen } from '../../../../staff';
import { PhotoNeeded } from '../../../../resolution';
import type { ActValue } from './bulk-act-value';

/** What a role needs for each act, as for the single act. */
const NEEDED: Readonly<Record<BulkActName, ConsolePermission>> = {
  assign: 'feed',
  status: 'status',
  note: 'notes',
  category: 'feed',
  priority: 'feed',
  ask_photo: 'answers',
};

/** @throws Forbidden if the role of the account may not do this to issues */
export function assertMayAct(actor: ConsoleActor, act: BulkActName): void {
  if (!isPermitted(actor, NEEDED[act])) throw new Forbidden('Your role may not do this');
}

/** What decides whether an act on an issue is refused. */
export interface IssueFacts {
  id: string;
  city: string;
  category: CategorySlug;
  status: LifecycleStatus;
  feedStatus: FeedStatus;
  hidden: boolean;
}

/** What is the same for all issues of an act. */
export interface ActRules {
  transitions: FeedTransitionTable;
  /** The city of the unit that gets the issues; null: they are taken from their holders. */
  unitCity: string | null;
  /** The ids of those issues whose repairs have to be shown by a photo. */
  needPhoto: ReadonlySet<string>;
}

/** Why an act would be refused for an issue, in words; undefined if it would not. @param issue undefined: unknown */
export function actRefusal(
  act: BulkActName,
  value: ActValue,
  issue: IssueFacts | undefined,
  { transitions, unitCity, needPhoto }: ActRules,
): string | undefined {
  if (!issue) return new IssueNotFound().message;
  const isClosed = issue.status === 'closed';
  switch (act) {
    case 'status': {
      const to = value.status as FeedStatus;
      const isAllowed = !isClosed && transitions[issue.feedStatus].includes(to);
      if (!isAllowed) return new FeedTransitionRefused(issue.feedStatus, to).message;
      return to === 'resolved' && needPhoto.has(issue.id) ? new PhotoNeeded().inWords : undefined;
    }
    case 'category':
    case 'priority':
      return isClosed ? new IssueClosed().message : undefined;
    case 'assign':
      return unitCity === null || unitCity === issue.city
        ? undefined
        : 'unitId is that of no active unit of the city';
    case 'ask_photo':
      return issue.hidden ? new IssueUnseen().message : undefined;
    default:
      return undefined;
  }
}
