import { Injectable } from '@nestjs/common';
import { CityAreas } from '../../accountability';
import { Config } from '../../platform/config/config';
import { mapTiles, type MapTiles } from '../../platform/config/map-tiles';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/time/clock';
import { type BaseMap, BaseMapsService } from './base-maps.service';
import { TtlCache } from './ttl-cache';

/** The base of a city's map. */
export interface CityMap {
  /** The initial view: west, south, east and north, in degrees; undefined if the city's area is unknown. */
  view: readonly [west: number, south: number, east: number, north: number] | undefined;
  tiles: MapTiles | undefined;
  /** The base map in a file of this service, which is shown instead of tiles. */
  file: BaseMap | undefined;
  /** Whether the map has ward boundaries, tiles or a base map for orientation. */
  hasBase: boolean;
}

/** The bases of the cities' maps. */
@Injectable()
export class CityMapsService {
  private readonly known: TtlCache<CitySlug, CityMap>;
  private readonly tiles: MapTiles | undefined;

  constructor(
    private readonly areas: CityAreas,
    private readonly files: BaseMapsService,
    config: Config,
    clock: Clock,
  ) {
    this.tiles = mapTiles(config);
    this.known = new TtlCache(clock, (city) => this.read(city));
  }

  /** The base of a city's map, at most a minute old; if it cannot be read, an empty one. */
  of(city: CitySlug): Promise<CityMap> {
    const { tiles } = this;
    const file = this.files.of(city);
    const hasBase = tiles !== undefined || file !== undefined;
    return this.known.of(city).catch(() => ({ view: undefined, tiles, file, hasBase }));
  }

  private async read(city: CitySlug): Promise<CityMap> {
    const { tiles } = this;
    const file = this.files.of(city);
    const { west, south, east, north, isBounded } = await this.areas.extentOf(city);
    const isKnown = west !== null && south !== null && east !== null && north !== null;
    return {
      view: isKnown ? [west, south, east, north] : undefined,
      tiles,
      file,
      hasBase: isBounded || tiles !== undefined || file !== undefined,
    };
  }
}
