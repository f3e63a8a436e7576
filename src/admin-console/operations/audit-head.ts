import type { AuditHead } from '../../audit';

/** The record a request names as position:hash; null where it names none. */
export function headOf(text: string | undefined): AuditHead | null {
  const [position, hash] = text?.split(':') ?? [];
  return position && hash ? { position: Number(position), hash } : null;
}
