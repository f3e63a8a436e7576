import type { NearIssuesDto, SimilarIssueDto } from '../dto/similar-issue.dto';
import type { SimilarIssue } from './similar-issues.queries';

/** Open issues near a position (docs/api/issues.md#similar-issues). */
export function presentNear(issues: readonly SimilarIssue[]): NearIssuesDto {
  return { items: issues.map(presentSimilar) };
}

/** A nearby open issue (docs/api/issues.md#similar-issues). */
export function presentSimilar(issue: SimilarIssue): SimilarIssueDto {
  return {
    issueId: issue.issueId,
    title: issue.title,
    category: issue.category,
    status: issue.status,
    upvotes: issue.upvotes,
    location: { lat: issue.lat, lng: issue.lng, address: issue.address },
    createdAt: issue.createdAt.toISOString(),
    metres: Math.round(issue.metres),
    similarity: Math.round(issue.similarity * 100) / 100,
  };
}
