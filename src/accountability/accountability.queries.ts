import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Department } from './entities/department.entity';
import { Official } from './entities/official.entity';

const DEPARTMENT = columnsOf(Department, ['name']);
const findDepartment = statement(
  'accountability.department',
  `select ${DEPARTMENT} from departments where city = $1 and $2 = any (categories)
    order by cardinality(categories), id limit 1`,
);

/** Reads of accountability records for other contexts. */
@Injectable()
export class AccountabilityQueries {
  constructor(
    @InjectRepository(Official) private readonly officials: Repository<Official>,
    @InjectRepository(Department) private readonly departmentRows: Repository<Department>,
    private readonly database: Database,
  ) {}

  /** The name of an official; undefined if there is none with this id. */
  async officialName(id: string): Promise<string | undefined> {
    return (await this.officials.findOneBy({ id }))?.name;
  }

  /** The departments of a city, those that serve the fewest categories first. */
  async departments(city: string): Promise<Array<Pick<Department, 'name' | 'categories'>>> {
    const rows = await this.departmentRows.find({
      select: { name: true, categories: true },
      where: { city: city as CitySlug },
      order: { id: 'ASC' },
    });
    return rows.sort((one, other) => one.categories.length - other.categories.length);
  }

  /**
   * The name of the city's department for a category; if several serve it, the one that serves the fewest categories;
   * `''` if there is none.
   */
  async departmentName(city: CitySlug, category: CategorySlug): Promise<string> {
    const values = [city, category];
    return (await this.database.row<RowOf<typeof DEPARTMENT>>(findDepartment, values))?.name ?? '';
  }
}
