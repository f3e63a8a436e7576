import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';
import type { Priority } from '../kernel/priorities';
import type { PersonalDataChoice } from '../personal-data';
import type { ConvertMentionDto } from './dto/conversion.dto';

/** The issue a person makes of a post. */
export interface ConversionDraft {
  title: string;
  description: string;
  category: CategorySlug;
  city: CitySlug;
  priority: Priority;
  /** What happens with personal data in its texts; by default it is hidden. */
  personalData?: PersonalDataChoice;
  /** The URLs of pictures and videos; by default those of the post. */
  mediaUrls?: string[];
}

/** The draft of a request body: pictures first, then videos; without both, those of the post are used. */
export function draftOfMention({ images, videos, ...draft }: ConvertMentionDto): ConversionDraft {
  if (!images && !videos) return draft;
  return { ...draft, mediaUrls: [...(images ?? []), ...(videos ?? [])].map(({ url }) => url) };
}
