import { Injectable } from '@nestjs/common';
import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

const findOfficial = statement('accountability.official', `select name from officials where id = $1`);
const findDepartment = statement(
  'accountability.department',
  `select name from departments where city = $1 and $2 = any (categories)
    order by cardinality(categories), id limit 1`,
);

/** Who is responsible: what other contexts may ask of the accountability records. */
@Injectable()
export class AccountabilityQueries {
  constructor(private readonly database: Database) {}

  /** The name of an official, or undefined when there is none of this id. */
  async officialName(id: string): Promise<string | undefined> {
    return (await this.database.row<{ name: string }>(findOfficial, [id]))?.name;
  }

  /** The name of the city's department that serves a category; of several the one that serves the fewest others; `''` when none does. */
  async departmentName(city: CitySlug, category: CategorySlug): Promise<string> {
    return (await this.database.row<{ name: string }>(findDepartment, [city, category]))?.name ?? '';
  }
}
