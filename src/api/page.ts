import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { KeysetPosition } from '../platform/database/keyset-list';
import { Config } from '../platform/config/config';
import { InvalidInput } from '../platform/http/domain-error';

/** One page of a list (docs/api/conventions.md#pages-and-cursors). */
export interface Page<Item> {
  count: number;
  items: Item[];
  nextKey: string | null;
  _links: { self: string; next: string | null };
}

/** The address of a list: its canonical path, its filters in canonical order, and the page. */
export interface ListAddress {
  path: string;
  /** The given filters and sort order; undefined ones are left out. */
  parameters: Record<string, string | undefined>;
  limit: number;
  lastKey?: string;
}

const MAC_BYTES = 9;

/**
 * Opaque cursors. A cursor is sealed with the identity of its list, so one that was changed, invented, or taken from
 * another sort order or filter is refused.
 */
@Injectable()
export class Cursors {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = createHash('sha256').update(`cursor:${config.jwtSecret}`).digest();
  }

  seal(list: string, position: KeysetPosition): string {
    const payload = Buffer.from(JSON.stringify(position));
    return Buffer.concat([this.mac(list, payload), payload]).toString('base64url');
  }

  /**
   * Opens a cursor.
   * @param field the parameter that holds the cursor
   * @throws InvalidInput if the cursor does not belong to this list
   */
  open(list: string, cursor: string, field = 'lastKey'): KeysetPosition {
    const bytes = Buffer.from(cursor, 'base64url');
    const payload = bytes.subarray(MAC_BYTES);
    if (
      bytes.toString('base64url') !== cursor ||
      payload.length === 0 ||
      !timingSafeEqual(bytes.subarray(0, MAC_BYTES), this.mac(list, payload))
    ) {
      throw new InvalidInput([{ field, message: 'is not a cursor of this list' }]);
    }
    return JSON.parse(payload.toString()) as KeysetPosition;
  }

  private mac(list: string, payload: Buffer): Buffer {
    return createHmac('sha256', this.key)
      .update(list)
      .update('\n')
      .update(payload)
      .digest()
      .subarray(0, MAC_BYTES);
  }
}

/** What a cursor is sealed to: the list with its filters and sort order, without the page size. */
export function listIdentity(address: Pick<ListAddress, 'path' | 'parameters'>): string {
  return queryOf(address.path, { ...address.parameters });
}

/** The rows of a page, and the cursor of the next page. */
export interface CutPage<Row> {
  shown: readonly Row[];
  nextKey: string | null;
}

/** Cuts a page from rows that were read with one more than the page holds. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  sealEnd: (last: Row) => string,
): CutPage<Row> {
  const shown = rows.length > limit ? rows.slice(0, limit) : rows;
  const last = shown.at(-1);
  return { shown, nextKey: rows.length > limit && last !== undefined ? sealEnd(last) : null };
}

/** Builds a page with its links. */
export function pageOf<Row>(address: ListAddress, { shown, nextKey }: CutPage<Row>): Page<Row> {
  const link = (lastKey: string | undefined) =>
    queryOf(address.path, { ...address.parameters, limit: String(address.limit), lastKey });
  return {
    count: shown.length,
    items: [...shown],
    nextKey,
    _links: { self: link(address.lastKey), next: nextKey === null ? null : link(nextKey) },
  };
}

/** The same page with each row presented. */
export function presentItems<Row, Item>(page: Page<Row>, present: (row: Row) => Item): Page<Item> {
  return { ...page, items: page.items.map(present) };
}

function queryOf(path: string, parameters: Record<string, string | undefined>): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
