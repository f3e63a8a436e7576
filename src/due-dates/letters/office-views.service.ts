import { Injectable } from '@nestjs/common';
import { ReadLogService } from '../../personal-data';
import { OfficeLinkInvalid } from '../due-date.errors';
import { officeName } from './office-name';
import { OfficeLinksService, type OfficeMandate } from './office-links.service';
import { type EscalatedIssue, OfficeQueries, type OfficeReplyRow } from './office.queries';

/** The data shown to an office. */
export interface OfficeView {
  issue: EscalatedIssue;
  /** Designation, and ward or constituency. */
  office: string;
  replies: OfficeReplyRow[];
}

/** Reads the data shown by the links of offices. */
@Injectable()
export class OfficeViewsService {
  constructor(
    private readonly links: OfficeLinksService,
    private readonly queries: OfficeQueries,
    private readonly readLog: ReadLogService,
  ) {}

  /**
   * The data a link shows; changes nothing. An address that everyone sees less exactly is logged as read by the office.
   * @throws OfficeLinkInvalid
   */
  async view(token: string): Promise<OfficeView> {
    const issue = await this.issueOf(token);
    if (issue.placeOf !== null)
      await this.readLog.record({
        reader: { id: issue.officialId, role: 'office', cities: [issue.city] },
        route: 'GET /office',
        kinds: ['exact_place'],
        subjects: [issue.placeOf],
      });
    return { issue, office: officeName(issue), replies: await this.queries.replies(issue.id) };
  }

  /** Whether a link was made by this service and has not expired; what it is about may not be there any more. */
  isLink(token: string): boolean {
    return this.links.mandateOf(token) !== undefined;
  }

  /** The issue of a link, the office it was escalated to, and when the link was created. @throws OfficeLinkInvalid */
  async issueOf(token: string): Promise<EscalatedIssue & Pick<OfficeMandate, 'madeAt'>> {
    const mandate = this.links.mandateOf(token);
    const issue = mandate && (await this.queries.escalated(mandate.issueId, mandate.level));
    if (!issue || !this.links.isAt(mandate, issue.email)) throw new OfficeLinkInvalid();
    return { ...issue, madeAt: mandate.madeAt };
  }
}
