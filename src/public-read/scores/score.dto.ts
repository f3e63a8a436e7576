import { z } from 'zod';
import { dto } from '../../platform/http/dto';
import { cityId, parameter } from '../parameters';
import { GRADE_LETTERS } from './grade';

const text = z.string();
const colour = z.string().regex(/^#[0-9A-F]{6}$/);
const percent = z.string().regex(/^\d+%$/);
const score = z.int().min(0).max(100);
export const graded = { score, grade: z.enum(GRADE_LETTERS), gradeC: colour };
export const PLACEHOLDER = 'Placeholder: deterministic, not measured';
const placeholder = { description: PLACEHOLDER };

export class LeaderboardRowDto extends dto(
  z
    .strictObject({
      rank: z.int().min(1),
      code: text,
      area: text,
      ...graded,
      rankC: colour,
      res: z.int().min(0).max(100).meta({ description: 'The share of issues resolved, in percent' }),
      barPct: percent.meta({ description: 'The same, as the width of a bar' }),
      trendSign: z.enum(['▲', '▼', '—']),
      trendTxt: text,
      trendC: colour,
    })
    .meta({
      id: 'WardLeaderboardRow',
      example: {
        rank: 1,
        code: 'H/West',
        area: 'Bandra West',
        score: 78,
        grade: 'B',
        gradeC: '#5B8C1B',
        rankC: '#FB4A2E',
        res: 71,
        barPct: '71%',
        trendSign: '▲',
        trendTxt: '4',
        trendC: '#1E8E5A',
      },
    }),
) {}

export class CitySummaryDto extends dto(
  z
    .strictObject({
      ...graded,
      resPct: percent,
      reportsWeek: text,
      avgResp: text,
      overdue: text,
      trend: text,
      label: text,
      areaSampleScore: score,
    })
    .meta({ id: 'CitySummary', description: 'Placeholder: the same for every city' }),
) {}

export const wardUnit = z.strictObject({ code: text, area: text, ...graded }).meta({ id: 'WardUnit' });
const pincodeUnit = z
  .strictObject({ pincode: text, area: text, wardCode: text, ...graded })
  .meta({ id: 'PincodeUnit' });

const scoreUnit = z.union([wardUnit, pincodeUnit]).meta({
  id: 'ScoreUnit',
  example: { code: 'H/West', area: 'Bandra West', score: 78, grade: 'B', gradeC: '#5B8C1B' },
});
export type ScoreUnit = z.output<typeof scoreUnit>;
/** A union of two forms cannot be the base of a class. */
export const ScoreUnitDto = dto(scoreUnit);

export class ScoreUnitQueryDto extends dto(
  z
    .object({ cityId, kind: parameter('pincode, or ward for anything else', 'ward') })
    .meta({ id: 'ScoreUnitQuery' }),
) {}

export const roleContact = {
  role: text,
  jur: text.meta({ description: 'The ward or the constituency' }),
  office: text,
  email: text.meta({ description: 'Generated, under the domain .example, where none is stored' }),
  phone: text,
  score: z.int().min(44).max(92).meta(placeholder),
  grade: graded.grade,
  gradeC: colour,
  gradeBg: colour,
  owned: z.int().min(60).max(260).meta(placeholder),
  resolved: z.int().min(0).max(260).meta(placeholder),
  resPct: percent,
  tintBg: colour,
  tintFg: colour,
};
const contact = z.strictObject(roleContact).meta({ id: 'RoleContact' });
const count = z.int().min(0);

export class CivicReportDto extends dto(
  z
    .strictObject({
      kind: z.enum(['Ward', 'Pincode']),
      isPin: z.boolean(),
      title: text,
      subtitle: text,
      unitLabel: text,
      area: text,
      wardCode: text,
      wardArea: text,
      subdomain: text,
      fileBase: text,
      ...graded,
      reports: text.meta({ description: `${PLACEHOLDER}; with Indian digit grouping` }),
      reportsN: count.meta(placeholder),
      resolved: text.meta(placeholder),
      resolvedPct: percent.meta(placeholder),
      overdue: count.meta(placeholder),
      breaches: count.meta(placeholder),
      avgResp: z
        .string()
        .regex(/^\d+h$/)
        .meta(placeholder),
      cats: z
        .array(z.strictObject({ name: text, pct: count, pctW: percent, count, color: colour }))
        .meta(placeholder),
      tree: z.array(contact),
      officer: contact,
      issues: z
        .array(
          z.strictObject({
            id: text,
            title: text,
            area: text,
            statusLabel: text,
            statusFg: colour,
            statusBg: colour,
            statusDot: colour,
            votes: count,
            ago: text,
          }),
        )
        .length(4)
        .meta({ description: 'Placeholder: generated rows, no real issues' }),
    })
    .meta({ id: 'CivicReport' }),
) {}

export class CivicReportQueryDto extends dto(
  z
    .object({
      cityId,
      kind: parameter('pincode, together with pin; ward for anything else', 'ward'),
      code: parameter('The code of a ward', 'H/West'),
      pin: parameter('A pincode'),
    })
    .meta({ id: 'CivicReportQuery' }),
) {}
