/** The elected and administrative offices of a ward, in display order (docs/api/public-read.md#administrators). */
export const ROLES = [
  {
    key: 'Corporator',
    label: 'Corporators',
    hint: 'Elected to the city council for a ward',
    tintBg: '#E8F1FE',
    tintFg: '#1D5FBF',
  },
  {
    key: 'Municipal Ward Officer',
    label: 'Ward Officers',
    hint: 'Runs the municipal office of a ward',
    tintBg: '#E7F6EE',
    tintFg: '#1B7F4F',
  },
  {
    key: 'MLA',
    label: 'MLAs',
    hint: 'Elected to the state assembly',
    tintBg: '#FFF1E0',
    tintFg: '#B55B0B',
  },
  { key: 'MP', label: 'MPs', hint: 'Elected to the Lok Sabha', tintBg: '#F2EAFD', tintFg: '#6B3FB5' },
] as const;
export type RoleOfDirectory = (typeof ROLES)[number];
export type RoleKey = RoleOfDirectory['key'];
export type RoleLabel = RoleOfDirectory['label'];

/** The stored data of an office, without the person who holds it; '' or null if missing. */
export interface OfficeRow {
  /** The code of the ward, or the name of the constituency. */
  code: string;
  /** The name of the ward. */
  wardName: string;
  cityName: string;
  officeAddress: string | null;
  email: string | null;
  phone: string | null;
  /** Whether the office exists; if not, no contact data is generated. */
  isKnown?: boolean;
}

/** The display name of a ward; some codes already contain "ward" or "district". */
export function wardLabel(code: string): string {
  return /\b(ward|district)\b/i.test(code) ? code : `Ward ${code}`;
}

/** Converts a text to a part of an email address or file name. */
export function labelOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
