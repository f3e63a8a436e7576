import { Injectable } from '@nestjs/common';
import { PincodeWardQueries } from '../../../accountability';
import { type SimilarIssue, SimilarIssues, type SimilarTitle, SimilarTitles } from '../../../issues';
import type { ConsoleActor } from '../../../kernel/console';
import { ScopedIssueQueries } from '../../access/scoped-issues.queries';
import type { SimilarQueryDto } from './intake.dto';

/** Finds open issues that may be what somebody is about to report. */
@Injectable()
export class SimilarReportsService {
  constructor(
    private readonly pincodes: PincodeWardQueries,
    private readonly titles: SimilarTitles,
    private readonly issues: SimilarIssues,
    private readonly scoped: ScopedIssueQueries,
  ) {}

  /** Those near the point; without one, those of the pincode with a similar title; none without both. */
  async of(actor: ConsoleActor, draft: SimilarQueryDto): Promise<Array<SimilarIssue | SimilarTitle>> {
    const found = await this.near(draft);
    const seen = new Set(
      await this.scoped.seenBy(
        actor,
        found.map(({ issueId }) => issueId),
      ),
    );
    return found.filter(({ issueId }) => seen.has(issueId));
  }

  private async near(draft: SimilarQueryDto): Promise<Array<SimilarIssue | SimilarTitle>> {
    const { cityId: city, category, title, pincode, lat, lng } = draft;
    if (lat !== undefined && lng !== undefined)
      return this.issues.near({ lat, lng, city, category, text: title });
    if (pincode === undefined) return [];
    const wards = (await this.pincodes.of(pincode)).filter((ward) => ward.city === city);
    return this.titles.near({ city, pincode, wards: wards.map(({ ward }) => ward), category, title });
  }
}
