import type { ReviewedOfficial } from './official-review.service';
import type { OfficialContactDto } from './officials.dto';

/** An official as the console shows one. */
export function presentOfficial({ mailRefusedAt, ...contact }: ReviewedOfficial): OfficialContactDto {
  return { ...contact, mailRefusedAt: mailRefusedAt?.toISOString() ?? null };
}
