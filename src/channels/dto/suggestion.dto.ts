import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { CATEGORY, CITY } from '../../kernel/named-values';
import { Count, Literal, ValueOf } from '../../api/openapi/answer-fields';
import { IsText } from '../../api/validation/fields';
import { numberRefusal } from '../../api/validation/number';
import { Rule } from '../../api/validation/rule';
import { PERSONAL_KIND, SimilarIssueDto } from '../../issues';
import type { PersonalKind } from '../../personal-data';

/** A coordinate in degrees; both or neither must be given. */
const Coordinate = (max: number, other: 'lat' | 'lng'): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'number', minimum: -max, maximum: max, required: false }),
    Rule('coordinate', (value, draft) => coordinateRefusal(value, draft[other], max, other)),
  );

function coordinateRefusal(value: unknown, other: unknown, max: number, name: string): string | undefined {
  if (value !== undefined) return numberRefusal(value, -max, max, `must be from -${max} to ${max}`);
  return other === undefined ? undefined : `must be given together with ${name}`;
}

/** A report that is being written. */
export class DraftDto {
  /** @example "Street light dark at the bus stop" */
  @IsText(1, 200)
  title!: string;
  /** The text so far; may be empty. @example "The lamp above the stop has been out since Monday night." */
  @IsText(0, 2000)
  description!: string;
  /** Degrees (WGS 84); given together with lng. @example 19.0544 */
  @Coordinate(90, 'lng')
  lat?: number;
  /** Degrees (WGS 84); given together with lat. @example 72.8324 */
  @Coordinate(180, 'lat')
  lng?: number;
}

/** A category the report may belong to. */
export class CategorySuggestionDto {
  @ValueOf(CATEGORY)
  category!: CategorySlug;
  /** The estimated probability that the suggestion is right. */
  @ApiProperty({ type: 'number', minimum: 0, maximum: 1, example: 0.91 })
  confidence!: number;
  /** The words of the text that speak for it, strongest first. @example ["street light", "dark"] */
  reasons!: string[];
}

/** The city the report may belong to. */
export class CitySuggestionDto {
  @ValueOf(CITY)
  city!: CitySlug;
  /** How it was found. */
  @Literal('location', 'text')
  by!: 'location' | 'text';
}

/** Personal data in a text of the report. */
export class PersonalPartDto {
  @Literal('title', 'description')
  field!: 'title' | 'description';
  @ValueOf(PERSONAL_KIND)
  kind!: PersonalKind;
  /** Where it begins, in UTF-16 units of the text. */
  @Count()
  start!: number;
  /** Where it has ended. */
  @Count()
  end!: number;
}

/** The suggestions for a report. */
export class SuggestionsDto {
  /** Best first, at most two. */
  categories!: CategorySuggestionDto[];
  /** Absent if neither the position nor the text shows it. */
  city?: CitySuggestionDto;
  /** Nearby open issues that may be the same, best match first, at most five. */
  similar!: SimilarIssueDto[];
  /** Personal data that readers would see; the contacts of offices are left out. */
  personal!: PersonalPartDto[];
}
