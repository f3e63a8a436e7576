import type { RedactedDto } from '../dto/redaction.dto';

/** The confirmation that words were removed (docs/api/privacy.md#redactions). */
export function presentRedacted(redactionId: string): RedactedDto {
  return { redactionId };
}
