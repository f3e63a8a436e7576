import { Injectable } from '@nestjs/common';
import type { CategorySlug } from '../kernel/categories';
import type { CitySlug } from '../kernel/cities';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

const insertOfficial = statement(
  'accountability.insert-official',
  `insert into officials (id, name, designation, city, ward, phone, email) values ($1, $2, $3, $4, $5, $6, $7)`,
);
const insertDepartment = statement(
  'accountability.insert-department',
  `insert into departments (id, name, city, categories, contact_phone, contact_email)
   values ($1, $2, $3, $4, $5, $6)`,
);

export type Designation = 'Ward Officer' | 'Corporator' | 'MLA' | 'MP';

export interface NewOfficial {
  name: string;
  designation: Designation;
  city: CitySlug;
  ward: string;
  phone?: string;
  /** The verified email whose account becomes this official's. */
  email?: string;
}

export interface NewDepartment {
  name: string;
  city: CitySlug;
  categories: CategorySlug[];
  phone?: string;
  email?: string;
}

/** The writer of the accountability records (document 2, sections 2.5 and 2.6). */
@Injectable()
export class AccountabilityRecords {
  constructor(private readonly database: Database) {}

  /** Adds an official. @returns the id */
  async addOfficial({ name, designation, city, ward, phone, email }: NewOfficial): Promise<string> {
    const id = newId('official');
    await this.database.rows(insertOfficial, [id, name, designation, city, ward, phone ?? '', email ?? '']);
    return id;
  }

  /** Adds a department. @returns the id */
  async addDepartment({ name, city, categories, phone, email }: NewDepartment): Promise<string> {
    const id = newId('department');
    await this.database.rows(insertDepartment, [id, name, city, categories, phone ?? '', email ?? '']);
    return id;
  }
}
