import { Injectable } from '@nestjs/common';
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
  ) {}

  /** The data a link shows; changes nothing. @throws OfficeLinkInvalid */
  async view(token: string): Promise<OfficeView> {
    const issue = await this.issueOf(token);
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
