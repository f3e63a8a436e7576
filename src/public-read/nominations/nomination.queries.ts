import { Injectable } from '@nestjs/common';
import { Nomination } from '../entities/nomination.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { KeysetList } from '../../platform/database/keyset-list';
import type { Batches } from '../../platform/http/json-stream';
import { BATCH } from '../batches';

const NOMINATION = columnsOf(Nomination, {
  id: 'id',
  cityId: 'city',
  title: 'title',
  desc: 'description',
  city: 'place',
  supporters: 'supporters',
  type: 'type',
});

/** A nomination, as it is listed. */
export type NominationRow = RowOf<typeof NOMINATION>;

const nominations = new KeysetList<NominationRow, 'city'>({
  name: 'public.nominations',
  columns: NOMINATION,
  from: 'nominations n',
  alias: 'n',
  where: ['n.city = :city'],
  order: [{ column: 'id', property: 'id' }],
  direction: 'asc',
  maxRows: BATCH,
});

/** Reads nominations (docs/api/public-read.md#nominations). */
@Injectable()
export class NominationQueries {
  constructor(private readonly database: Database) {}

  /** The nominations of a city, oldest first. @param limit the maximum number */
  list(cityId: string, limit?: number): Batches<NominationRow> {
    return nominations.batches(this.database, { city: cityId }, BATCH, limit);
  }
}
