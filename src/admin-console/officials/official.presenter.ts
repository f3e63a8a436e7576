import type { ReviewedOfficial } from './official-review.service';
import type { OfficialContactDto } from './officials.dto';

/** An official in the console. */
export function presentOfficial(official: ReviewedOfficial): OfficialContactDto {
  return {
    id: official.id,
    name: official.name,
    designation: official.designation,
    cityId: official.cityId,
    ward: official.ward,
    constituency: official.constituency,
    phone: official.phone,
    email: official.email,
    chatNumber: official.chatNumber,
    microHandle: official.microHandle,
    mailRefusedAt: official.mailRefusedAt?.toISOString() ?? null,
    lettersToWrite: official.lettersToWrite,
  };
}
