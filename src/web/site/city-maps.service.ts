import { Injectable } from '@nestjs/common';
import { CityAreas } from '../../accountability';
import { Config } from '../../platform/config/config';
import { mapTiles, type MapTiles } from '../../platform/config/map-tiles';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/time/clock';
import { TtlCache } from './ttl-cache';

/** The base of a city's map. */
export interface CityMap {
  /** The initial view: west, south, east and north, in degrees; undefined if the city's area is unknown. */
  view: readonly [west: number, south: number, east: number, north: number] | undefined;
  tiles: MapTiles | undefined;
  /** Whether the map has ward boundaries or tiles for orientation. */
  hasBase: boolean;
}

/** The bases of the cities' maps. */
@Injectable()
export class CityMapsService {
  private readonly known: TtlCache<CitySlug, CityMap>;
  private readonly tiles: MapTiles | undefined;

  constructor(
    private readonly areas: CityAreas,
    config: Config,
    clock: Clock,
  ) {
    this.tiles = mapTiles(config);
    this.known = new TtlCache(clock, (city) => this.read(city));
  }

  /** The base of a city's map, at most a minute old; if it cannot be read, an empty one. */
  of(city: CitySlug): Promise<CityMap> {
    const { tiles } = this;
    return this.known.of(city).catch(() => ({ view: undefined, tiles, hasBase: tiles !== undefined }));
  }

  private async read(city: CitySlug): Promise<CityMap> {
    const { tiles } = this;
    const { west, south, east, north, isBounded } = await this.areas.extentOf(city);
    const isKnown = west !== null && south !== null && east !== null && north !== null;
    return {
      view: isKnown ? [west, south, east, north] : undefined,
      tiles,
      hasBase: isBounded || tiles !== undefined,
    };
  }
}
