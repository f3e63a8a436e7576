import type { SimilarIssue, SimilarIssueDto } from '../../issues';
import type { DraftDto, SuggestionsDto } from '../dto/suggestion.dto';
import type { Draft, Suggested } from './suggestions.service';

/** The draft of a body; its rules let both coordinates be given or neither. */
export function draftOf({ title, description, lat, lng }: DraftDto): Draft {
  return { title, description, point: lat === undefined || lng === undefined ? undefined : { lat, lng } };
}

/** Suggestions for a draft (docs/api/issues.md#suggestions). */
export function presentSuggestions({ categories, city, similar }: Suggested): SuggestionsDto {
  return {
    categories: categories.map(({ category, confidence, reasons }) => ({
      category,
      confidence: hundredths(confidence),
      reasons,
    })),
    city: city && { city: city.city, by: city.by },
    similar: similar.map(presentSimilar),
  };
}

/** An open issue near by (docs/api/issues.md#similar-issues). */
function presentSimilar(issue: SimilarIssue): SimilarIssueDto {
  return {
    issueId: issue.issueId,
    title: issue.title,
    category: issue.category,
    status: issue.status,
    upvotes: issue.upvotes,
    location: { lat: issue.lat, lng: issue.lng, address: issue.address },
    createdAt: issue.createdAt.toISOString(),
    metres: Math.round(issue.metres),
    similarity: hundredths(issue.similarity),
  };
}

function hundredths(share: number): number {
  return Math.round(share * 100) / 100;
}
