import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Not, Repository } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import type { NotNull } from '../../platform/database/columns';
import { rewind } from './boundary-rings';
import { Ward } from '../entities/ward.entity';

const WARD = {
  id: true,
  code: true,
  name: true,
  zone: true,
  score: true,
  resPct: true,
  trend: true,
  boundary: true,
  boundarySource: true,
} as const;

/** A ward with its boundary and its score. */
export type BoundedWard = NotNull<Pick<Ward, keyof typeof WARD>, 'boundary'>;

/** Reads the boundaries of wards, for maps (docs/api/accountability.md#ward-boundaries). */
@Injectable()
export class WardBoundaryQueries {
  constructor(@InjectRepository(Ward) private readonly wards: Repository<Ward>) {}

  /** The wards of a city that have a boundary, by code, with the directions of rings that RFC 7946 wants. */
  async ofCity(city: CitySlug): Promise<BoundedWard[]> {
    const where = { city, boundary: Not(IsNull()) };
    const rows = await this.wards.find({ select: WARD, where, order: { code: 'ASC' } });
    return rows.flatMap((row) => (row.boundary ? [{ ...row, boundary: rewind(row.boundary) }] : []));
  }
}
