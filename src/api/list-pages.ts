import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database';
import type { KeysetList } from '../platform/database/keyset-list';
import { Cursors, type CutPage, cutPage } from './page';

/** The page of a list that a request wants. */
export interface WantedPage {
  limit: number;
  /** The cursor with which the page before ended. */
  lastKey?: string;
}

/** Reads the pages of lists, whose position is in a cursor. */
@Injectable()
export class ListPages {
  constructor(
    private readonly database: Database,
    private readonly cursors: Cursors,
  ) {}

  /**
   * A page of a list, with the cursor of the next one.
   * @param identity what its cursors are sealed to
   * @param values of the list's conditions
   * @throws InvalidInput for a cursor of another list
   */
  async cut<Row extends object, Name extends string>(
    list: KeysetList<Row, Name>,
    identity: string,
    values: Readonly<Partial<Record<Name, unknown>>>,
    { limit, lastKey }: WantedPage,
  ): Promise<CutPage<Row>> {
    const after = lastKey === undefined ? undefined : this.cursors.open(identity, lastKey);
    const rows = await list.read(this.database, values, { limit: limit + 1, after });
    return cutPage(rows, limit, (last) => this.cursors.seal(identity, list.positionOf(last)));
  }
}
