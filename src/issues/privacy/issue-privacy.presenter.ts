import type { IssuePrivacyDto } from '../dto/issue-privacy.dto';
import type { ChangedIssuePrivacy } from './issue-privacy.service';

/** How an issue is shown after a change (docs/api/privacy.md#one-issue). */
export function presentPrivacy(
  issueId: string,
  { shownAs, place, updatedAt }: ChangedIssuePrivacy,
): IssuePrivacyDto {
  return { issueId, shownAs, place, updatedAt: updatedAt.toISOString() };
}
