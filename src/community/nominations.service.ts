import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';

const insert = statement(
  'community.insert-nomination',
  `insert into nominations (id, city, title, description, place, supporters, type, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** Someone or something nominated for a city's recognition (docs/api/public-read.md#nominations). */
export interface NewNomination {
  city: CitySlug;
  title: string;
  description: string | null;
  /** The display name of the city or town. */
  place: string;
  supporters: number;
  type: string;
}

/** The only writer of nominations. */
@Injectable()
export class Nominations {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the nomination */
  async nominate({ city, title, description, place, supporters, type }: NewNomination): Promise<string> {
    const id = newId('nomination');
    const values = [id, city, title, description, place, supporters, type, this.clock.now()];
    await this.database.rows(insert, values);
    return id;
  }
}
