import { Injectable } from '@nestjs/common';
import { PlaceQueries } from '../../accountability';
import { ContributionTextsService, type SimilarIssue, SimilarIssues } from '../../issues';
import type { PersonalFinding } from '../../personal-data';
import type { CitySlug } from '../../kernel/cities';
import { CategoryModel } from './category-model';
import { type CategorySuggestion, CategorySuggester } from './category-suggester';
import { CATEGORY_FIGURES } from './category-weights';
import type { Draft } from './draft';
import { CategoryHintsService } from './category-hints.service';

/** The suggestions for a report. */
export interface Suggested {
  /** Best first, at most two. */
  categories: CategorySuggestion[];
  city?: { city: CitySlug; by: 'location' | 'text' };
  /** Best match first, at most five; empty without a point. */
  similar: SimilarIssue[];
  /** The personal data in the texts. */
  personal: PersonalPart[];
}

/** Personal data in a field of a draft. */
export interface PersonalPart extends PersonalFinding {
  field: 'title' | 'description';
}

/** Suggests category and city to a reporter, and similar issues that exist already. */
@Injectable()
export class SuggestionsService {
  private suggester?: CategorySuggester;

  constructor(
    private readonly categoryHints: CategoryHintsService,
    private readonly places: PlaceQueries,
    private readonly similar: SimilarIssues,
    private readonly texts: ContributionTextsService,
  ) {}

  /** The suggestions for a draft, by its text and position (docs/api/issues.md#suggestions). Nothing is stored. */
  async suggest({ title, description, city, category, point }: Draft): Promise<Suggested> {
    const text = `${title}\n${description}`;
    const detected = await this.categoryHints.detect(text);
    const categories = this.categories().suggest(text, detected.category);
    const [cityAround, similar] = point
      ? await Promise.all([
          this.places.cityAt(point),
          this.similar.near({ ...point, city, category: category ?? categories[0]?.category, text: title }),
        ])
      : [undefined, []];
    const personal = await this.personalIn({ title, description });
    return { categories, city: cityOf(cityAround, detected.city?.target), similar, personal };
  }

  /** The personal data in the texts of a draft, in their order. */
  async personalIn({ title, description }: Pick<Draft, 'title' | 'description'>): Promise<PersonalPart[]> {
    const [inTitle, inDescription] = await Promise.all([
      this.texts.find(title),
      this.texts.find(description),
    ]);
    return [
      ...inTitle.map((found) => ({ field: 'title' as const, ...found })),
      ...inDescription.map((found) => ({ field: 'description' as const, ...found })),
    ];
  }

  /** Created from the weights on first use. */
  private categories(): CategorySuggester {
    this.suggester ??= new CategorySuggester(new CategoryModel(CATEGORY_FIGURES));
    return this.suggester;
  }
}

/** The city of the position; otherwise the one named in the text. */
function cityOf(around: CitySlug | undefined, named: CitySlug | undefined): Suggested['city'] {
  if (around) return { city: around, by: 'location' };
  return named && { city: named, by: 'text' };
}
