import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import { Ward } from '../entities/ward.entity';
import { needsAddress, WardAddresses } from './ward-address';

/** Reads what the addresses of wards depend on. */
@Injectable()
export class WardAddressQueries {
  constructor(@InjectRepository(Ward) private readonly wards: Repository<Ward>) {}

  /** The addresses of all wards of a city. */
  async inCity(city: CitySlug): Promise<WardAddresses> {
    const rows = await this.wards.find({ select: { code: true }, where: { city } });
    return new WardAddresses(rows.map(({ code }) => code));
  }

  /** The part of a path for a ward, percent-encoded. */
  async of(city: CitySlug, code: string): Promise<string> {
    return encodeURIComponent(needsAddress(code) ? (await this.inCity(city)).of(code) : code);
  }
}
