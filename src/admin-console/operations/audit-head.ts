import type { AuditHead } from '../../platform/audit';

/** Parses an audit record given as position:hash; null if the text is absent or invalid. */
export function headOf(text: string | undefined): AuditHead | null {
  const [position, hash] = text?.split(':') ?? [];
  return position && hash ? { position: Number(position), hash } : null;
}
