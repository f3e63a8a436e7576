import { presentSimilar } from '../../issues';
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

function hundredths(share: number): number {
  return Math.round(share * 100) / 100;
}
