import { presentContact } from '../administrators/administrator.presenter';
import { labelOf, type OfficeRow, type RoleKey, ROLES, wardLabel } from '../administrators/role-contact';
import { BASE_SCORE, gradeOf } from './grade';
import { Placeholder } from './placeholder';
import { pincodeScore } from './score-card.presenter';
import type { CivicReportDto } from './civic-report.dto';

/** The ward or pincode of a report. */
export interface ReportUnit {
  kind: 'Ward' | 'Pincode';
  /** The code of the ward, or the pincode. */
  code: string;
  /** The name of the unit's area; '' if unknown. */
  area: string;
  /** The ward itself, or the ward of the pincode; '' if unknown. */
  wardCode: string;
  wardArea: string;
  /** The score of the ward; null if unknown or not rated. */
  wardScore: number | null;
}

/** The data of a city that its reports show. */
export interface ReportCity {
  name: string;
  subdomain: string;
}

/** The known data of a unit, its city and its offices. */
export interface CivicReport {
  unit: ReportUnit;
  city: ReportCity;
  offices: ReadonlyMap<RoleKey, OfficeRow>;
}

const CATEGORIES = [
  { name: 'Infrastructure', color: '#2F6FDE' },
  { name: 'Garbage & filth', color: '#3C9A5F' },
  { name: 'Safety', color: '#C5283D' },
  { name: 'Traffic', color: '#E08A1E' },
  { name: 'Public transport', color: '#7A55C7' },
  { name: 'Corruption', color: '#5C6673' },
] as const;

const SUBJECTS = [
  'Pothole opened again after the last repair',
  'Garbage point overflowing since the weekend',
  'Street lights out along the main road',
  'Footpath blocked by construction material',
  'Open manhole near the school gate',
  'Signal stuck on red at the junction',
  'Water leaking onto the road for days',
  'Drain blocked, sewage on the street',
] as const;

const STATUSES = [
  { statusLabel: 'New', statusFg: '#1D5FBF', statusBg: '#E8F1FE', statusDot: '#2F6FDE' },
  { statusLabel: 'Acknowledged', statusFg: '#6B3FB5', statusBg: '#F2EAFD', statusDot: '#7A55C7' },
  { statusLabel: 'In progress', statusFg: '#B55B0B', statusBg: '#FFF1E0', statusDot: '#E08A1E' },
  { statusLabel: 'Resolved', statusFg: '#1B7F4F', statusBg: '#E7F6EE', statusDot: '#3C9A5F' },
  { statusLabel: 'Overdue', statusFg: '#A81F33', statusBg: '#FBE3E6', statusDot: '#C5283D' },
] as const;

const GENERATED_ISSUES = 4;

/**
 * The civic report of a ward or a pincode (docs/api/public-read.md#civic-report). Its score and offices are real if
 * they are known; all other figures are deterministic placeholders (docs/api/public-read.md#placeholders).
 */
export function presentReport({ unit, city, offices }: CivicReport): CivicReportDto {
  const isPin = unit.kind === 'Pincode';
  const unitLabel = isPin ? `Pincode ${unit.code}` : wardLabel(unit.code);
  const figures = new Placeholder(`${unit.kind} ${unit.code}`);
  const score = isPin ? pincodeScore(unit.code, unit.wardScore) : (unit.wardScore ?? BASE_SCORE);
  const contacts = ROLES.map(({ key }) => presentContact(key, offices.get(key) ?? unknownOffice(unit, city)));
  return {
    kind: unit.kind,
    isPin,
    title: `${unitLabel} civic report`,
    subtitle: [unit.area, city.name].filter((part) => part !== '').join(', '),
    unitLabel,
    area: unit.area,
    wardCode: unit.wardCode,
    wardArea: unit.wardArea,
    subdomain: city.subdomain,
    fileBase: [city.subdomain, labelOf(unitLabel), 'report'].filter((part) => part !== '').join('-'),
    score,
    ...gradeOf(score),
    ...generatedCounts(figures),
    tree: contacts,
    officer: contacts[1] ?? presentContact('Municipal Ward Officer', unknownOffice(unit, city)),
    issues: Array.from({ length: GENERATED_ISSUES }, (_, index) => generatedIssue(figures, unit, index)),
  };
}

function generatedCounts(
  figures: Placeholder,
): Pick<
  CivicReportDto,
  'reports' | 'reportsN' | 'resolved' | 'resolvedPct' | 'overdue' | 'breaches' | 'avgResp' | 'cats'
> {
  const reportsN = figures.between('reports', 420, 2400);
  const resolvedPct = figures.between('resolved', 35, 88);
  const overdue = figures.between('overdue', 12, 160);
  return {
    reports: indian(reportsN),
    reportsN,
    resolved: indian(Math.round((reportsN * resolvedPct) / 100)),
    resolvedPct: `${resolvedPct}%`,
    overdue,
    breaches: figures.between('breaches', 3, overdue),
    avgResp: `${figures.between('response', 6, 46)}h`,
    cats: generatedCategories(figures, reportsN),
  };
}

/** Shares that add up to a hundred, largest first. */
function generatedCategories(figures: Placeholder, reports: number): CivicReportDto['cats'] {
  const weights = CATEGORIES.map(({ name }) => figures.between(name, 10, 100));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((weight * 100) / total));
  shares[0] = (shares[0] ?? 0) + 100 - shares.reduce((sum, share) => sum + share, 0);
  return CATEGORIES.map(({ name, color }, index) => {
    const pct = shares[index] ?? 0;
    return { name, pct, pctW: `${pct}%`, count: Math.round((reports * pct) / 100), color };
  }).sort((a, b) => b.pct - a.pct);
}

function generatedIssue(
  figures: Placeholder,
  { code, area }: ReportUnit,
  index: number,
): CivicReportDto['issues'][number] {
  const start = figures.between('subject', 0, SUBJECTS.length - 1);
  return {
    id: `${labelOf(code)}-${index + 1}`,
    title: SUBJECTS[(start + index) % SUBJECTS.length] ?? SUBJECTS[0],
    area: area || code,
    ...figures.oneOf(`status ${index}`, STATUSES),
    votes: figures.between(`votes ${index}`, 4, 180),
    ago: `${figures.between(`age ${index}`, 1, 20)}d`,
  };
}

/** The office of an unknown unit. */
function unknownOffice({ wardCode, wardArea }: ReportUnit, city: ReportCity): OfficeRow {
  return {
    code: wardCode,
    wardName: wardArea,
    cityName: city.name,
    officeAddress: null,
    email: null,
    phone: null,
    isKnown: false,
  };
}

const grouping = new Intl.NumberFormat('en-IN');

/** A number with Indian digit grouping: 1,23,456. */
function indian(value: number): string {
  return grouping.format(value);
}
