import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { CITY_SLUGS, type CitySlug } from '../../kernel/cities';
import { Config } from '../../platform/config/config';
import { DomainError, MethodNotAllowed } from '../../platform/http/domain-error';
import { Logger } from '../../platform/logging/logger';

const PREFIX = '/base-maps/';
const METHODS = ['GET', 'HEAD'];
const MAX_AGE_MS = 3_600_000;
/** The header of a PMTiles file (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md). */
const HEADER = { bytes: 127, magic: 'PMTiles', version: 3, versionAt: 7, kindAt: 99, lastZoomAt: 101 };
const VECTOR_TILES = 1;

/** The base map of a city. */
export interface BaseMap {
  url: string;
  /** The last zoom of its tiles; closer ones are drawn from these. */
  lastZoom: number;
}

/**
 * The base maps of cities, which browsers read part by part from the files `<city>.pmtiles` of MAP_PMTILES_DIR. They
 * are not rate limited, as a map asks for many parts.
 */
@Injectable()
export class BaseMapsService {
  private readonly known = new Map<CitySlug, BaseMap>();

  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {
    for (const city of CITY_SLUGS) this.read(city);
  }

  /** The base map of a city; undefined if it has none that can be read. */
  of(city: CitySlug): BaseMap | undefined {
    return this.known.get(city);
  }

  /** Serves the files, with ranges. */
  readonly middleware: RequestHandler = (request, response, next) => {
    if (!request.path.startsWith(PREFIX)) return next();
    const [city] = [...this.known].find(([, { url }]) => url === request.path) ?? [];
    if (!city) throw new DomainError('notFound', 'There is nothing at this path');
    if (!METHODS.includes(request.method)) throw new MethodNotAllowed(METHODS);
    response.type('application/octet-stream');
    response.sendFile(this.fileOf(city), { maxAge: MAX_AGE_MS, dotfiles: 'allow' }, (error) => {
      // After the first byte nothing can be said but that the answer ends.
      if (error && !response.headersSent) next(error);
    });
  };

  private fileOf(city: CitySlug): string {
    return resolve(join(this.config.settings.MAP_PMTILES_DIR ?? '', `${city}.pmtiles`));
  }

  /** A file that cannot be read leaves the map of its city as it is without one. */
  private read(city: CitySlug): void {
    if (this.config.settings.MAP_PMTILES_DIR === undefined) return;
    const file = this.fileOf(city);
    if (!existsSync(file)) return;
    try {
      this.known.set(city, { url: `${PREFIX}${city}.pmtiles`, lastZoom: lastZoomIn(file) });
    } catch (error) {
      this.logger.warn({ city, err: error }, 'a base map cannot be read, and is not shown');
    }
  }
}

/** @throws Error if the file cannot be read, or is not of vector tiles */
function lastZoomIn(file: string): number {
  const header = Buffer.alloc(HEADER.bytes);
  const descriptor = openSync(file, 'r');
  try {
    const read = readSync(descriptor, header, 0, HEADER.bytes, 0);
    const isPmtiles = header.toString('latin1', 0, HEADER.magic.length) === HEADER.magic;
    if (read < HEADER.bytes || !isPmtiles || header[HEADER.versionAt] !== HEADER.version)
      throw new Error('It is no PMTiles file of version 3');
    if (header[HEADER.kindAt] !== VECTOR_TILES) throw new Error('It has no vector tiles');
    return header[HEADER.lastZoomAt]!;
  } finally {
    closeSync(descriptor);
  }
}
