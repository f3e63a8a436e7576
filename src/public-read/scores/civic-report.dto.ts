import { ApiProperty } from '@nestjs/swagger';
import { Count, Formed, Literal, Placeholder } from '../../api/openapi/answer-fields';
import { FirstText } from '../../api/validation/query-fields';
import { RoleContactDto } from '../administrators/administrator.dto';
import { CityScopeDto } from '../city-scope.dto';
import { Colour, GradedDto, PercentText } from './graded.dto';

const COUNT = { type: 'integer', minimum: 0 };

/** The share of a category in the reports. */
export class CategoryShareDto {
  /** @example "Garbage & filth" */
  name!: string;
  /** @example 27 */
  @Count()
  pct!: number;
  /** The same as text, used as the width of a bar. */
  @PercentText('27%')
  pctW!: string;
  /** @example 334 */
  @Count()
  count!: number;
  @Colour('#3C9A5F')
  color!: string;
}

/** A generated row in the form of an issue. */
export class GeneratedIssueDto {
  /** @example h-west-1 */
  id!: string;
  /** @example "Garbage point overflowing since the weekend" */
  title!: string;
  /** @example "Bandra West" */
  area!: string;
  /** @example "In progress" */
  statusLabel!: string;
  @Colour('#B55B0B')
  statusFg!: string;
  @Colour('#FFF1E0')
  statusBg!: string;
  @Colour('#E08A1E')
  statusDot!: string;
  /** @example 57 */
  @Count()
  votes!: number;
  /** @example 6d */
  ago!: string;
}

/** The score of a ward or a pincode, and the offices responsible for it. */
export class CivicReportDto extends GradedDto {
  @Literal('Ward', 'Pincode')
  kind!: 'Ward' | 'Pincode';
  isPin!: boolean;
  /** @example "Ward H/West civic report" */
  title!: string;
  /** @example "Bandra West, Mumbai" */
  subtitle!: string;
  /** @example "Ward H/West" */
  unitLabel!: string;
  /** @example "Bandra West" */
  area!: string;
  /** @example H/West */
  wardCode!: string;
  /** @example "Bandra West" */
  wardArea!: string;
  /** @example mumbai */
  subdomain!: string;
  /** The file name for a download of the report, without extension. @example mumbai-ward-h-west-report */
  fileBase!: string;
  /** Placeholder: deterministic, not measured; with Indian digit grouping. @example "1,238" */
  reports!: string;
  /** @example 1238 */
  @Placeholder(COUNT)
  reportsN!: number;
  /** @example "755" */
  @Placeholder()
  resolved!: string;
  @PercentText('61%')
  @Placeholder()
  resolvedPct!: string;
  /** @example 88 */
  @Placeholder(COUNT)
  overdue!: number;
  /** @example 31 */
  @Placeholder(COUNT)
  breaches!: number;
  @Formed(/^\d+h$/, '23h')
  @Placeholder()
  avgResp!: string;
  /** Placeholder: deterministic, not measured. Largest share first. */
  cats!: CategoryShareDto[];
  /** The offices responsible, in the order of the directory. */
  tree!: RoleContactDto[];
  /** The ward officer. */
  officer!: RoleContactDto;
  /** Placeholder: generated rows, not real issues. */
  @ApiProperty({ minItems: 4, maxItems: 4 })
  issues!: GeneratedIssueDto[];
}

/** The unit of the report. */
export class CivicReportQueryDto extends CityScopeDto {
  /** pincode, together with pin; any other value means ward. @example ward */
  @FirstText()
  kind: string = 'ward';
  /** The code of a ward. @example H/West */
  @FirstText()
  code: string = 'H/West';
  /** A pincode. @example "400050" */
  @FirstText()
  pin?: string;
}
