import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import type { DraftDto } from '../dto/suggestion.dto';

/** A report that is being written. */
export interface Draft {
  title: string;
  description: string;
  /** Where it is reported to; otherwise similar issues are those of any city. */
  city?: CitySlug;
  /** What its reporter has chosen; otherwise similar issues are ranked by what the words speak of. */
  category?: CategorySlug;
  /** Where it is, in degrees (WGS 84). */
  point?: { lat: number; lng: number };
}

/** The draft of a body; its rules let both coordinates be given or neither. */
export function draftOf({ title, description, lat, lng }: DraftDto): Draft {
  return { title, description, point: lat === undefined || lng === undefined ? undefined : { lat, lng } };
}
