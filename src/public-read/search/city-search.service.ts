import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { Batches } from '../../platform/http/json-stream';
import { EventQueries, type EventRow } from '../events/event.queries';
import type { PublicIssueRow } from '../issues/public-issue.rows';
import { PublicIssueQueries } from '../issues/public-issue.queries';
import { ReporterQueries, type ReporterRow } from '../reporters/reporter.queries';
import { type RatedWard, WardQueries } from '../wards/ward.queries';

/** The results of a search in a city, by kind, read in batches as they are sent. */
export interface Findings {
  issues: Batches<PublicIssueRow>;
  reporters: Batches<ReporterRow>;
  wards: Batches<RatedWard>;
  events: Batches<EventRow>;
}

/** The search over all public data of a city (docs/api/public-read.md#search). */
@Injectable()
export class CitySearchService {
  constructor(
    private readonly issues: PublicIssueQueries,
    private readonly reporters: ReporterQueries,
    private readonly wards: WardQueries,
    private readonly events: EventQueries,
  ) {}

  /** Without words the result is empty, and the database is not queried. */
  find({ q, cityId, limit }: { q?: string; cityId: string; limit?: number }): Findings {
    if (q === undefined) return { issues: none(), reporters: none(), wards: none(), events: none() };
    return {
      issues: this.issues.list({ cityId, q, limit }),
      reporters: this.reporters.list({ cityId, q, limit }),
      wards: this.wardsNamed(cityId, q, limit),
      events: this.events.list({ cityId, q, limit }),
    };
  }

  private async *wardsNamed(cityId: string, q: string, limit?: number): Batches<RatedWard> {
    yield await this.wards.search(cityId, q, limit);
  }
}

/** No results, as one empty batch. */
function none(): Batches<never> {
  return Readable.from([[]]);
}
