import type { IssuePrivacyDto } from '../dto/issue-privacy.dto';
import type { ShownIssue } from './issue-place-privacy.service';

/** How an issue is shown after a change (docs/api/privacy.md#places). */
export function presentPrivacy({ issueId, place, updatedAt }: ShownIssue): IssuePrivacyDto {
  return { issueId, place, updatedAt: updatedAt.toISOString() };
}
