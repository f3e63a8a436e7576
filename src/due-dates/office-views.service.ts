import { Injectable } from '@nestjs/common';
import { OfficeLinkInvalid } from './due-date.errors';
import { officeName } from './office-name';
import { OfficeLinks, type OfficeMandate } from './office-links.service';
import { type EscalatedIssue, OfficeQueries, type OfficeReplyRow } from './office.queries';

/** What an office is shown. */
export interface OfficeView {
  issue: EscalatedIssue;
  /** Designation, and ward or constituency. */
  office: string;
  replies: OfficeReplyRow[];
}

/** What the links of offices show. */
@Injectable()
export class OfficeViews {
  constructor(
    private readonly links: OfficeLinks,
    private readonly queries: OfficeQueries,
  ) {}

  /** What a link shows; nothing changes by it. @throws OfficeLinkInvalid */
  async view(token: string): Promise<OfficeView> {
    const issue = await this.issueOf(token);
    return { issue, office: officeName(issue), replies: await this.queries.replies(issue.id) };
  }

  /** The issue a link is for, the office it was escalated to, and since when the link is. @throws OfficeLinkInvalid */
  async issueOf(token: string): Promise<EscalatedIssue & Pick<OfficeMandate, 'madeAt'>> {
    const mandate = this.links.mandateOf(token);
    const issue = mandate && (await this.queries.escalated(mandate.issueId, mandate.level));
    if (!issue || !this.links.isAt(mandate, issue.email)) throw new OfficeLinkInvalid();
    return { ...issue, madeAt: mandate.madeAt };
  }
}
