import { Jurisdiction } from '../../accountability/entities/jurisdiction.entity';
import { Ward } from '../../accountability/entities/ward.entity';
import type { ConfirmationState } from '../../kernel/confirmations';
import { User } from '../../auth/entities/user.entity';
import { Reporter } from '../entities/reporter.entity';
import {
  BEFORE_AFTER_JSON,
  CONFIRMATION,
  type BeforeAfterJson,
  DUPLICATE_OF,
  type DuplicateMark,
  OUTCOME_REASON_JSON,
  type OutcomeReasonJson,
} from '../../issues';
import { Issue } from '../../issues/entities/issue.entity';
import type { Media } from '../../media/entities/media.entity';
import { columnsExcept, columnsOf, type Nullable, type RowOf } from '../../platform/database/columns';

/** A new column of an issue is selected automatically and has to be presented, unless it is excluded here. */
const OF_ISSUE = columnsExcept(
  Issue,
  [
    'breachedAt',
    'category',
    'city',
    'closedAt',
    'closedBy',
    'dueAt',
    'duplicateOf',
    'escalationLevel',
    'picturesChangedAt',
    'hidden',
    'holderAccountId',
    'holderUnitId',
    'intake',
    'jurisdictionId',
    'lastMessageAt',
    'mediaCount',
    'messageCount',
    'latenessChangedAt',
    'nextEscalationAt',
    'notRepaired',
    'placedAt',
    'placedBy',
    'priority',
    'reopened',
    'reporterId',
    'resolvedAt',
    'responsible',
    'status',
    'updatedAt',
    'withheld',
  ],
  'i',
);
const OF_REPORTER = columnsOf(User, { reporterName: 'displayName' }, 'u');
const OF_PROFILE = columnsOf(Reporter, ['isCitizenReporter'], 'r');
const OF_WARD = columnsOf(Ward, ['wardNumber'], 'w');
const OF_JURISDICTION = columnsOf(Jurisdiction, ['constituencyParliamentary'], 'j');

/** The columns of the issue `i` in the public feed, with those of the tables that `AROUND_PUBLIC_ISSUE` joins. */
export const PUBLIC_ISSUE_COLUMNS = `
  ${OF_ISSUE}, ${OF_REPORTER}, ${OF_PROFILE}, ${OF_WARD}, ${OF_JURISDICTION},
  case when i.media_count > 0 then (
    select json_agg(m.type order by m.added_at, m.id) from media m
     where m.issue_id = i.id and m.deleted_at is null and m.redacted_at is null) end as media,
  ${OUTCOME_REASON_JSON} as "outcomeReason", ${BEFORE_AFTER_JSON} as "beforeAfter",
  ${CONFIRMATION} as confirmation, ${DUPLICATE_OF}`;
export const AROUND_PUBLIC_ISSUE = `
  join users u on u.id = i.reporter_id
  left join reporters r on r.user_id = i.reporter_id
  left join wards w on w.city = i.city and w.code = i.ward
  left join jurisdictions j on j.id = i.jurisdiction_id`;

/** A row from which an issue in the public feed is presented. */
export type PublicIssueRow = RowOf<typeof OF_ISSUE> &
  DuplicateMark &
  RowOf<typeof OF_REPORTER> &
  Nullable<RowOf<typeof OF_PROFILE> & RowOf<typeof OF_WARD> & RowOf<typeof OF_JURISDICTION>> & {
    /** The types of the media items; null if there are none. */
    media: Array<Media['type']> | null;
    outcomeReason: OutcomeReasonJson | null;
    confirmation: ConfirmationState | null;
    /** null if there are none. */
    beforeAfter: BeforeAfterJson[] | null;
  };
