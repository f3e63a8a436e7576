import type { SimilarIssue, SimilarTitle } from '../../../issues';
import { issueNumber } from '../../../kernel/issue-number';
import type { OfferedIssueDto, TakenIssueDto } from './intake.dto';

/** The issue of a report that city staff took (docs/api/staff.md#intake). */
export function presentTaken({ issueId }: { issueId: string }): TakenIssueDto {
  return { issueId, number: issueNumber(issueId) };
}

/** An open issue that may be the same (docs/api/staff.md#intake). */
export function presentOffered(issue: SimilarIssue | SimilarTitle): OfferedIssueDto {
  const { issueId, title, category, status, upvotes, createdAt } = issue;
  return {
    issueId,
    number: issueNumber(issueId),
    title,
    category,
    status,
    place: 'address' in issue ? issue.address : issue.area,
    supporters: upvotes,
    reportedAt: createdAt.toISOString(),
    metres: 'metres' in issue ? Math.round(issue.metres) : null,
  };
}
