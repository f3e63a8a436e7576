import type { IssuePrivacyDto } from '../dto/issue-privacy.dto';
import type { PrivacyApplicationDto } from '../dto/privacy-application.dto';
import type { PrivacyApplication } from '../entities/privacy-application.entity';
import type { ChangedIssuePrivacy } from './issue-privacy.service';

/** How an issue is shown after a change (docs/api/privacy.md#one-issue). */
export function presentPrivacy(
  issueId: string,
  { shownAs, place, updatedAt }: ChangedIssuePrivacy,
): IssuePrivacyDto {
  return { issueId, shownAs, place, updatedAt: updatedAt.toISOString() };
}

/** How far choices are applied to earlier issues (docs/api/privacy.md#earlier-issues). */
export function presentApplication(application: PrivacyApplication): PrivacyApplicationDto {
  const { shownAs, place, done, total, finishedAt } = application;
  return { state: finishedAt ? 'done' : 'running', shownAs, place, done, total };
}
