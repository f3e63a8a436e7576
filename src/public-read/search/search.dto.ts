import { CityScopeDto } from '../city-scope.dto';
import { CommunityEventDto } from '../events/event.dto';
import { PublicIssueDto } from '../issues/public-issue.dto';
import { ListLimit, Words } from '../parameters';
import { ReporterDto } from '../reporters/reporter.dto';
import { WardUnitDto } from '../scores/score.dto';

/** What is looked for in a city. */
export class SearchQueryDto extends CityScopeDto {
  /** The words; nothing is found by none. @example bandra */
  @Words()
  q?: string;
  @ListLimit()
  limit?: number;
}

/** What was found. */
export class SearchResultDto {
  issues!: PublicIssueDto[];
  reporters!: ReporterDto[];
  /** Wards by their code or name. */
  wards!: WardUnitDto[];
  events!: CommunityEventDto[];
}
