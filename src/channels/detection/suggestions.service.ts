import { Injectable } from '@nestjs/common';
import { PlaceQueries } from '../../accountability';
import { type SimilarIssue, SimilarIssues } from '../../issues';
import type { CitySlug } from '../../kernel/cities';
import { CategoryModel } from './category-model';
import { type CategorySuggestion, CategorySuggester } from './category-suggester';
import { CATEGORY_FIGURES } from './category-weights';
import type { Draft } from './draft';
import { Hinting } from './hint.service';

/** What a report may be about. */
export interface Suggested {
  /** The best first, two at the most. */
  categories: CategorySuggestion[];
  city?: { city: CitySlug; by: 'location' | 'text' };
  /** The best first, five at the most; none without a point. */
  similar: SimilarIssue[];
}

/** Suggests to somebody who reports something what they need not type, and what is reported already. */
@Injectable()
export class Suggestions {
  private suggester?: CategorySuggester;

  constructor(
    private readonly hinting: Hinting,
    private readonly places: PlaceQueries,
    private readonly similar: SimilarIssues,
  ) {}

  /** Suggestions for a draft, from its words and its place (docs/api/issues.md#suggestions). Nothing is stored. */
  async suggest({ title, description, city, category, point }: Draft): Promise<Suggested> {
    const text = `${title}\n${description}`;
    const detected = await this.hinting.detect(text);
    const categories = this.categories().suggest(text, detected.category);
    const [cityAround, similar] = point
      ? await Promise.all([
          this.places.cityAt(point),
          this.similar.near({ ...point, city, category: category ?? categories[0]?.category, text: title }),
        ])
      : [undefined, []];
    return { categories, city: cityOf(cityAround, detected.city?.target), similar };
  }

  /** Made of the figures when it is first needed. */
  private categories(): CategorySuggester {
    this.suggester ??= new CategorySuggester(new CategoryModel(CATEGORY_FIGURES));
    return this.suggester;
  }
}

/** Where something is tells more than which cities are named. */
function cityOf(around: CitySlug | undefined, named: CitySlug | undefined): Suggested['city'] {
  if (around) return { city: around, by: 'location' };
  return named && { city: named, by: 'text' };
}
