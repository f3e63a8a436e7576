import type { OwnConsentsDto } from './dto/own-consents.dto';
import type { OwnConsents } from './own-consents.service';

/** What a person agrees to (docs/api/privacy.md#consents). */
export function presentOwnConsents({ active, records }: OwnConsents): OwnConsentsDto {
  return {
    active: [...active],
    items: records.map(({ id, purpose, noticeVersion, language, surface, givenAt, withdrawnAt }) => ({
      ...{ consentId: id, purpose, noticeVersion, language, surface },
      givenAt: givenAt?.toISOString() ?? null,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  };
}
