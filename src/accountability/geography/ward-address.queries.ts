import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Ward } from '../entities/ward.entity';
import { needsAddress, WardAddresses } from './ward-address';

const CODE = columnsOf(Ward, ['code']);
const listCodes = statement('wards.codes', `select ${CODE} from wards where city = $1`);

/** Reads what the addresses of wards depend on. */
@Injectable()
export class WardAddressQueries {
  constructor(private readonly database: Database) {}

  /** The addresses of all wards of a city. */
  async inCity(city: CitySlug): Promise<WardAddresses> {
    const rows = await this.database.rows<RowOf<typeof CODE>>(listCodes, [city]);
    return new WardAddresses(rows.map(({ code }) => code));
  }

  /** The part of a path for a ward, percent-encoded. */
  async of(city: CitySlug, code: string): Promise<string> {
    return encodeURIComponent(needsAddress(code) ? (await this.inCity(city)).of(code) : code);
  }
}
