import { Injectable } from '@nestjs/common';
import { OUTCOME_COLUMNS, type OutcomeRow } from '../issues';
import { mediaUrl } from '../kernel/media-types';
import type { OutcomeReason, PhotoFlag } from '../kernel/outcome-reasons';
import { Config } from '../platform/config/config';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

const find = statement('webhooks.outcome', `select ${OUTCOME_COLUMNS} from issues i where i.id = $1`);

interface SentPhoto {
  mediaId: string;
  url: string;
}

/** How an issue was resolved, as events have it: without the words, which may be long. */
export interface SentOutcome {
  /** null if it was repaired, or is not resolved. */
  outcomeReason: {
    reason: OutcomeReason;
    officeId: string | null;
    duplicateOf: string | null;
    until: Date | null;
  } | null;
  /** The photos of the repair, each beside one of the report. */
  beforeAfter: Array<{ before: SentPhoto | null; after: SentPhoto; flags: PhotoFlag[] }>;
}

/** Reads how issues were resolved. */
@Injectable()
export class IssueOutcomeQueries {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** How an issue was resolved, as of now in the surrounding transaction. */
  async of(issueId: string): Promise<SentOutcome> {
    const row = await this.database.row<OutcomeRow>(find, [issueId]);
    const { reason, officeId, duplicateOf, until } = row?.outcomeReason ?? {};
    const photo = ({ id }: { id: string }): SentPhoto => ({
      mediaId: id,
      url: mediaUrl(this.config.publicBaseUrl, id),
    });
    return {
      outcomeReason: reason
        ? {
            reason,
            officeId: officeId ?? null,
            duplicateOf: duplicateOf ?? null,
            until: until ? new Date(until) : null,
          }
        : null,
      beforeAfter: (row?.beforeAfter ?? []).map(({ before, after, flags }) => ({
        before: before && photo(before),
        after: photo(after),
        flags: flags ?? [],
      })),
    };
  }
}
