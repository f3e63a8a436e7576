import { CityScopeDto } from '../city-scope.dto';
import { CommunityEventDto } from '../events/event.dto';
import { PublicIssueDto } from '../issues/public-issue.dto';
import { ListLimit, Words } from '../parameters';
import { ReporterDto } from '../reporters/reporter.dto';
import { WardUnitDto } from '../scores/score.dto';

/** A search in a city. */
export class SearchQueryDto extends CityScopeDto {
  /** The words; without any, the result is empty. @example bandra */
  @Words()
  q?: string;
  @ListLimit()
  limit?: number;
}

/** The results of a search. */
export class SearchResultDto {
  issues!: PublicIssueDto[];
  reporters!: ReporterDto[];
  /** Wards that match by code or name. */
  wards!: WardUnitDto[];
  events!: CommunityEventDto[];
}
