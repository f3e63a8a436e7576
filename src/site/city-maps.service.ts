import { Injectable } from '@nestjs/common';
import { CityAreas } from '../accountability';
import { Config } from '../config/config';
import { mapTiles, type MapTiles } from '../config/map-tiles';
import type { CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/clock';
import { MinuteMemo } from './minute-memo';

/** What the map of a city is drawn on. */
export interface CityMap {
  /** What is shown at first: west, south, east and north, in degrees; undefined where nothing is known of the city. */
  view: readonly [west: number, south: number, east: number, north: number] | undefined;
  tiles: MapTiles | undefined;
  /** Whether there is anything to find one's way by: boundaries of wards, or tiles. */
  hasBase: boolean;
}

/** What the maps of cities are drawn on. */
@Injectable()
export class CityMaps {
  private readonly known: MinuteMemo<CitySlug, CityMap>;
  private readonly tiles: MapTiles | undefined;

  constructor(
    private readonly areas: CityAreas,
    config: Config,
    clock: Clock,
  ) {
    this.tiles = mapTiles(config);
    this.known = new MinuteMemo(clock, (city) => this.read(city));
  }

  /**
   * What the map of a city is drawn on, at most a minute old; where that cannot be read a page has its map without it.
   */
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
