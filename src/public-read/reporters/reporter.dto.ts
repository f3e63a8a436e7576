import { FEED_STATUS } from '../../kernel/named-values';
import type { FeedStatus } from '../../kernel/statuses';
import { Count, Integer, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';
import { FirstText } from '../../api/validation/query-fields';
import { CityScopeDto } from '../city-scope.dto';
import { ListLimit, Words } from '../parameters';

/** An issue in the profile of its reporter. */
export class ReportedIssueDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** @example "Deep pothole at the Hill Road signal" */
  title!: string;
  /** @example "Bandra West" */
  area!: string;
  /** @example "400050" */
  pincode!: string;
  @ValueOf(FEED_STATUS)
  status!: FeedStatus;
}

/** A person who reports issues. */
export class ReporterDto {
  /** @example "Asha Kulkarni" */
  name!: string;
  /** @example asha-kulkarni */
  slug!: string;
  /** Whether the person is a citizen reporter verified by city staff. @example true */
  cr!: boolean;
  /** Always false: public reads have no signed-in caller. */
  @Literal(false)
  me!: boolean;
  /** @example "Zone 3" */
  zone!: string;
  /** What the person mostly reports. @example "Roads and footpaths" */
  beat!: string | null;
  /** @example "Bandra West" */
  area!: string | null;
  @Moment()
  joined!: string | null;
  /** The number of the person's visible reports. @example 38 */
  @Count()
  reports!: number;
  /** The number of these that are resolved or closed. @example 21 */
  @Count()
  resolved!: number;
  /** @example "12,400" */
  reached!: string | null;
  /** @example "21 issues resolved" */
  impact!: string | null;
  /** The rank by score in the city's directory; equal scores share a rank. @example 1 */
  @Integer({ minimum: 1 })
  rank!: number;
  /** @example "Walks every lane of the ward before the rains." */
  bio!: string | null;
  /** The newest issues of the reporter, at most five. */
  extra!: ReportedIssueDto[];
}

/** The filters of the list of reporters. */
export class ReporterListQueryDto extends CityScopeDto {
  /** A zone, exactly; All: no filter. @example "Zone 3" */
  @FirstText('All')
  zone?: string;
  /** Text in the name, beat or area. @example asha */
  @Words()
  q?: string;
  @ListLimit()
  limit?: number;
}
