import type { ErasedAddressDto, FoundByAddressDto } from './address-search.dto';
import type { FoundByAddress } from './address-search.service';

/** What all contexts hold of an address (docs/api/privacy.md#people-without-an-account). */
export function presentFound({ subject, accounts, counts, items }: FoundByAddress): FoundByAddressDto {
  return {
    subject,
    accounts: [...accounts],
    counts: { ...counts },
    items: items.map(({ kind, value }) => ({ kind, value })),
  };
}

/** What was erased. */
export function presentErasedAddress(erased: number): ErasedAddressDto {
  return { erased };
}
