import { presentSimilar } from '../../issues';
import type { SuggestionsDto } from '../dto/suggestion.dto';
import type { Suggested } from './suggestions.service';

/** Suggestions for a draft (docs/api/issues.md#suggestions). */
export function presentSuggestions({ categories, city, similar, personal }: Suggested): SuggestionsDto {
  return {
    categories: categories.map(({ category, confidence, reasons }) => ({
      category,
      confidence: hundredths(confidence),
      reasons,
    })),
    city: city && { city: city.city, by: city.by },
    similar: similar.map(presentSimilar),
    personal: personal.map(({ field, kind, start, end }) => ({ field, kind, start, end })),
  };
}

function hundredths(share: number): number {
  return Math.round(share * 100) / 100;
}
