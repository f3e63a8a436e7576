import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { InvalidInput } from '../../platform/http/domain-error';
import { AssignmentRule } from '../entities/assignment-rule.entity';

const RULE = columnsOf(AssignmentRule, ['id', 'city', 'ward', 'category', 'unitId', 'createdAt'], 'r');
const listRules = statement(
  'staff.rules',
  `select ${RULE} from assignment_rules r where r.city = $1 order by r.created_at, r.id limit 1000`,
);
const findParts = statement(
  'staff.rule-parts',
  `select exists (select from staff_units where id = $2 and city = $1 and active) as "isUnit",
          $3::text is null or exists (select from wards where city = $1 and code = $3) as "isWard"`,
);

/** A rule as it is listed. */
export type RuleRow = RowOf<typeof RULE>;

/** Reads rules for new issues. */
@Injectable()
export class RuleQueries {
  constructor(private readonly database: Database) {}

  /** The rules of a city, oldest first; at most 1000. */
  list(city: string): Promise<RuleRow[]> {
    return this.database.rows(listRules, [city]);
  }

  /** @throws InvalidInput if the unit is none of the city or not active, or the ward is none of the city */
  async assertParts({ city, unitId, ward }: Pick<AssignmentRule, 'city' | 'unitId' | 'ward'>): Promise<void> {
    const found = await this.database.row<{ isUnit: boolean; isWard: boolean }>(findParts, [
      city,
      unitId,
      ward,
    ]);
    const problems = [
      ...(found?.isUnit ? [] : [{ field: 'unitId', message: 'is that of no active unit of the city' }]),
      ...(found?.isWard ? [] : [{ field: 'ward', message: 'is that of no ward of the city' }]),
    ];
    if (problems.length > 0) throw new InvalidInput(problems);
  }
}
