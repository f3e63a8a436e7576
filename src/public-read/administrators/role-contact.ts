import { gradeBackground, type Grade, gradeOf } from '../scores/grade';
import { Placeholder } from '../scores/placeholder';

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
export type RoleKey = (typeof ROLES)[number]['key'];
export type RoleLabel = (typeof ROLES)[number]['label'];

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

/** An office and how to reach it (docs/api/public-read.md#role-contacts). */
export interface RoleContact {
  role: string;
  jur: string;
  office: string;
  email: string;
  phone: string;
  score: number;
  grade: Grade;
  gradeC: string;
  gradeBg: string;
  owned: number;
  resolved: number;
  resPct: string;
  tintBg: string;
  tintFg: string;
}

/** An office as it is shown: what is stored, generated text where nothing is, and placeholder figures. */
export function presentContact(role: RoleKey, office: OfficeRow): RoleContact {
  const figures = new Placeholder(`${role} ${office.code}`);
  const score = figures.between('score', 44, 92);
  const owned = figures.between('owned', 60, 260);
  const resolved = Math.round((owned * figures.between('resolved', 30, 95)) / 100);
  const { tintBg, tintFg } = ROLES.find(({ key }) => key === role) ?? ROLES[0];
  return {
    role,
    jur: jurisdictionOf(role, office),
    office: office.officeAddress || generatedOffice(role, office),
    email: office.email || generatedEmail(role, office),
    phone: office.phone || 'Not listed',
    score,
    ...gradeOf(score),
    gradeBg: gradeBackground(score),
    owned,
    resolved,
    resPct: `${Math.round((resolved / owned) * 100)}%`,
    tintBg,
    tintFg,
  };
}

function jurisdictionOf(role: RoleKey, { code, wardName, isKnown = true }: OfficeRow): string {
  switch (role) {
    case 'MLA':
    case 'MP':
      return isKnown ? code : 'Constituency not known';
    default:
      if (!isKnown) return 'Ward not known';
      return wardName && wardName !== code ? `${wardLabel(code)}, ${wardName}` : wardLabel(code);
  }
}

function generatedOffice(role: RoleKey, { code, cityName, isKnown = true }: OfficeRow): string {
  const place = cityName && `, ${cityName}`;
  if (!isKnown) return `${role}${place}`;
  switch (role) {
    case 'Corporator':
      return `Office of the corporator, ${wardLabel(code)}${place}`;
    case 'Municipal Ward Officer':
      return `Municipal office, ${wardLabel(code)}${place}`;
    case 'MLA':
      return `Constituency office, ${code} assembly constituency`;
    default:
      return `Constituency office, ${code} Lok Sabha constituency`;
  }
}

/** A ward as it is spoken of; some codes say already what they are. */
export function wardLabel(code: string): string {
  return /\b(ward|district)\b/i.test(code) ? code : `Ward ${code}`;
}

/** Under a domain nobody can own, so that nothing reaches a stranger (RFC 2606). */
function generatedEmail(role: RoleKey, { code, cityName }: OfficeRow): string {
  return `${[labelOf(role), labelOf(code)].filter((part) => part !== '').join('.')}@${labelOf(cityName) || 'city'}.example`;
}

/** A text as a part of an address or of a file's name. */
export function labelOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
