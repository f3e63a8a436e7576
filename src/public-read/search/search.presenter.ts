import type { Batches } from '../../platform/http/json-stream';
import { presented } from '../batches';
import { presentEvent } from '../events/event.presenter';
import { presentPublicIssues } from '../issues/public-issue.presenter';
import { presentReporter } from '../reporters/reporter.presenter';
import { presentWardUnit } from '../scores/score-card.presenter';
import type { Findings } from './city-search.service';
import type { SearchResultDto } from './search.dto';

/**
 * The results of a search in a city, written as they are read (docs/api/public-read.md#search).
 * @param baseUrl the base of URLs
 */
export function presentFindings(
  { issues, reporters, wards, events }: Findings,
  now: Date,
  baseUrl: string,
): { [List in keyof SearchResultDto]: Batches<SearchResultDto[List][number]> } {
  return {
    issues: presentPublicIssues(issues, now, baseUrl),
    reporters: presented(reporters, presentReporter),
    wards: presented(wards, presentWardUnit),
    events: presented(events, presentEvent),
  };
}
