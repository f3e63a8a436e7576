import { Injectable } from '@nestjs/common';
import { type CategorySlug, categoryName } from '../../kernel/categories';
import { type TextByLanguage, textIn } from '../../kernel/languages';
import { Database } from '../../platform/database/database';
import { type Statement, statement } from '../../platform/database/statement';

/** By what outcomes are counted. */
export const CONFIRMATION_GROUPS = ['ward', 'category', 'department', 'unit'] as const;
export type ConfirmationGroup = (typeof CONFIRMATION_GROUPS)[number];

/** Fewer outcomes say nothing. */
export const MIN_SHOWN = 20;

/** Where the key and the label of a group come from: SQL. A label is a text, or texts by language. */
const GROUPS: Record<ConfirmationGroup, { key: string; join: string; label: string }> = {
  ward: {
    key: `nullif(c.ward, '')`,
    join: 'left join wards x on x.city = g.city and x.code = g.key',
    label: `to_jsonb(coalesce(nullif(x.name, ''), g.key))`,
  },
  category: { key: 'c.category', join: '', label: 'to_jsonb(g.key)' },
  department: {
    key: 'c.department_id',
    join: 'left join departments x on x.id = g.key',
    label: 'to_jsonb(coalesce(x.name, g.key))',
  },
  unit: {
    key: 'c.unit_id',
    join: 'left join staff_units x on x.id = g.key',
    label: 'coalesce(x.name, to_jsonb(g.key))',
  },
};

const outcomes = (outcome: string) => `(count(*) filter (where c.outcome = '${outcome}'))::int`;
/** SQL: the outcomes of a city, optionally of a quarter by its own time. */
function counts(group: ConfirmationGroup): Statement {
  const { key, join, label } = GROUPS[group];
  return statement(
    `confirmations.by-${group}`,
    `select g.key, ${label} as name, g.confirmed, g.disputed, g.unconfirmed, g."notRepaired", g.n
       from (select c.city, ${key} as key, ${outcomes('confirmed')} as confirmed, ${outcomes('disputed')} as disputed,
                    ${outcomes('unconfirmed')} as unconfirmed, ${outcomes('not_repaired')} as "notRepaired",
                    count(*)::int as n
               from issue_confirmations c join cities t on t.slug = c.city
              where c.city = $1 and c.outcome is not null and ${key} is not null
                and ($2::date is null or (c.decided_at >= $2::date::timestamp at time zone t.time_zone
                  and c.decided_at < ($2::date + interval '3 months') at time zone t.time_zone))
              group by c.city, 2) g ${join}
      order by g.key`,
  );
}
const COUNTS = Object.fromEntries(CONFIRMATION_GROUPS.map((group) => [group, counts(group)])) as Record<
  ConfirmationGroup,
  Statement
>;

/** How many resolutions of a group had each outcome. Of fewer than twenty the outcomes are not shown. */
export interface ConfirmationFigure {
  key: string;
  label: string;
  /** The label in each language in which there is one. */
  name: TextByLanguage;
  confirmed: number | null;
  disputed: number | null;
  unconfirmed: number | null;
  notRepaired: number | null;
  n: number;
  shown: boolean;
}

/** Reads the public figures about repairs; none is about a person. */
@Injectable()
export class ConfirmationFigureQueries {
  constructor(private readonly database: Database) {}

  /**
   * The outcomes of a city.
   * @param quarter only those that were decided in it, as in `2026-Q1`
   */
  async of(city: string, by: ConfirmationGroup, quarter?: string): Promise<ConfirmationFigure[]> {
    const rows = await this.database.rows<ConfirmationFigure>(COUNTS[by], [
      city,
      quarter ? firstDay(quarter) : null,
    ]);
    return rows.map(({ name, key, n, ...figures }) => {
      const label = by === 'category' ? categoryName(key as CategorySlug) : textIn(name);
      if (n < MIN_SHOWN) return { key, label, name, ...HIDDEN, n, shown: false };
      const { confirmed, disputed, unconfirmed, notRepaired } = figures;
      return { key, label, name, confirmed, disputed, unconfirmed, notRepaired, n, shown: true };
    });
  }
}

const HIDDEN = { confirmed: null, disputed: null, unconfirmed: null, notRepaired: null };

function firstDay(quarter: string): string {
  const [year = '', number = ''] = quarter.split('-Q');
  return `${year}-${String(3 * Number(number) - 2).padStart(2, '0')}-01`;
}
