import { gradeBackground, gradeOf } from '../scores/grade';
import { Placeholder } from '../scores/placeholder';
import type { AdministratorDto, DirectoryRoleDto, RoleContactDto } from './administrator.dto';
import type { StoredOffice } from './office.queries';
import {
  labelOf,
  type OfficeRow,
  type RoleKey,
  type RoleOfDirectory,
  ROLES,
  wardLabel,
} from './role-contact';

const SEATS: Partial<Record<RoleKey, string>> = {
  MLA: 'Assembly constituency',
  MP: 'Lok Sabha constituency',
};

/** A role of the directory. */
export function presentRole({ key, label, hint }: RoleOfDirectory): DirectoryRoleDto {
  return { key, label, hint };
}

/** An office of the directory (docs/api/public-read.md#administrators). */
export function presentAdministrator(office: StoredOffice): AdministratorDto {
  return { ...presentContact(office.role, office), sub: SEATS[office.role] ?? office.wardName };
}

/** The contact data of an office: stored values, generated text where there are none, and placeholder figures. */
export function presentContact(role: RoleKey, office: OfficeRow): RoleContactDto {
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

/** A generated address under a reserved domain (RFC 2606), so that no mail reaches a stranger. */
function generatedEmail(role: RoleKey, { code, cityName }: OfficeRow): string {
  return `${[labelOf(role), labelOf(code)].filter((part) => part !== '').join('.')}@${labelOf(cityName) || 'city'}.example`;
}
