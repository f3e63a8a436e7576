import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { DraftDto } from '../dto/suggestion.dto';

/** A report that is being written. */
export interface Draft {
  title: string;
  description: string;
  /** The city of the report; without it, similar issues of any city are found. */
  city?: CitySlug;
  /** The category the reporter has chosen; without it, similar issues are ranked by the detected category. */
  category?: CategorySlug;
  /** The position of the report, in degrees (WGS 84). */
  point?: { lat: number; lng: number };
}

/** The draft of a request body, which has both coordinates or neither. */
export function draftOf({ title, description, lat, lng }: DraftDto): Draft {
  return { title, description, point: lat === undefined || lng === undefined ? undefined : { lat, lng } };
}
