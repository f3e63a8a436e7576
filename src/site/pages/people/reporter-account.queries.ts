import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../../kernel/cities';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

const find = statement(
  'site.reporter-account',
  `select user_id as "userId", city from reporters where slug = $1`,
);
const findSlug = statement('site.reporter-slug', `select slug, city from reporters where user_id = $1`);

/** The reads of whose profile is whose. */
@Injectable()
export class ReporterAccountQueries {
  constructor(private readonly database: Database) {}

  /** The account behind a profile, or undefined. */
  bySlug(slug: string): Promise<{ userId: string; city: CitySlug } | undefined> {
    return this.database.row(find, [slug]);
  }

  /** The profile of an account, or undefined while it has reported nothing. */
  of(userId: string): Promise<{ slug: string; city: CitySlug } | undefined> {
    return this.database.row(findSlug, [userId]);
  }
}
