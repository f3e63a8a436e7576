import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { InvalidInput } from '../../platform/http/domain-error';

const unknown = statement(
  'console.unknown-wards',
  `select asked.code from unnest($1::text[]) asked (code)
    where not exists (select from wards w where w.code = asked.code and ($2::text[] is null or w.city = any ($2)))`,
);

/** Checks the wards that accounts of the console are restricted to. */
@Injectable()
export class ScopeWardQueries {
  constructor(private readonly database: Database) {}

  /** @param cities ids of cities; null: all of them. @throws InvalidInput if they have no ward with one of the codes */
  async assertKnown(cities: readonly CitySlug[] | null, codes: readonly string[]): Promise<void> {
    if (codes.length === 0) return;
    const [first] = await this.database.rows<{ code: string }>(unknown, [codes, cities]);
    if (first)
      throw new InvalidInput([
        { field: 'wards', message: `have ${first.code}, which is none of the cities` },
      ]);
  }
}
