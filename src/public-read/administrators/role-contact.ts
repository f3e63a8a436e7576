/**
 * The elected and administrative offices of a ward, in the order they are shown in
 * (docs/api/public-read.md#administrators).
 */
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

/** What is stored of an office; '' or null where nothing is. Whoever holds it is not part of it. */
export interface OfficeRow {
  /** The code of the ward, or the name of the constituency. */
  code: string;
  /** The name of the ward. */
  wardName: string;
  cityName: string;
  officeAddress: string | null;
  email: string | null;
  phone: string | null;
  /** Whether there is such an office; nothing is named after one there is not. */
  isKnown?: boolean;
}

/** A ward as it is spoken of; some codes say already what they are. */
export function wardLabel(code: string): string {
  return /\b(ward|district)\b/i.test(code) ? code : `Ward ${code}`;
}

/** A text as a part of an address or of a file's name. */
export function labelOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
