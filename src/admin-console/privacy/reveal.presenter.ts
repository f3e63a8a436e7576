import type { DataKind } from '../../kernel/personal-data';
import type { ReadRow } from '../../personal-data';
import type { PersonalDataReadDto, RevealedDto } from './privacy-console.dto';
import type { RevealedRow } from './reveal.queries';

/** The values of the kinds that were asked for (docs/api/privacy.md#reveal); an empty one is null. */
export function presentRevealed(row: RevealedRow, kinds: readonly DataKind[]): RevealedDto {
  const { name, email, phone, lat = null, lng = null, address } = row;
  const contact = row.contact || email || phone;
  const isPlaced = lat !== null || !!address;
  return {
    ...(kinds.includes('email') && { email: email || null }),
    ...(kinds.includes('phone') && { phone: phone || null }),
    ...(kinds.includes('name') && { name: name || null }),
    ...(kinds.includes('contact') && { contact: contact || null }),
    ...(kinds.includes('exact_place') && {
      exactPlace: isPlaced ? { lat, lng, address: address || null } : null,
    }),
  };
}

/** A read in the log of reads. */
export function presentRead(read: ReadRow): PersonalDataReadDto {
  return {
    id: Number(read.id),
    at: read.at.toISOString(),
    accountId: read.accountId,
    role: read.role,
    route: read.route,
    purpose: read.purpose,
    words: read.words,
    kinds: read.kinds,
    cities: read.cities,
    subjects: read.subjects,
  };
}
