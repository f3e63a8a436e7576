import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';
import type { Priority } from '../kernel/priorities';
import type { ConvertMentionDto } from './dto/conversion.dto';

/** What a person makes of a post. */
export interface ConversionDraft {
  title: string;
  description: string;
  category: CategorySlug;
  city: CitySlug;
  priority: Priority;
  /** Addresses of pictures and videos; those of the post unless given. */
  mediaUrls?: string[];
}

/** The draft of a body: pictures first, then videos; with neither member those of the post are meant. */
export function draftOfMention({ images, videos, ...draft }: ConvertMentionDto): ConversionDraft {
  if (!images && !videos) return draft;
  return { ...draft, mediaUrls: [...(images ?? []), ...(videos ?? [])].map(({ url }) => url) };
}
