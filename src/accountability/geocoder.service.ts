import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { Config } from '../config/config';
import { columnsOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { Logger } from '../platform/logging/logger';
import { getJson, UpstreamFailure } from '../platform/outbound/upstream';
import { GeocodedPoint } from './entities/geocoded-point.entity';
import type { Point, PointAnswer } from './place';

/** Longer than an exchange may take: the turn of an instance that died in one expires by then. */
const TURN = '10 seconds';
/**
 * From the end of one request to the begin of the next, over all instances
 * (docs/api/accountability.md#reverse-geocoding).
 */
const PAUSE = '1 second';
const TURN_POLL_MS = 150;
/** More do not wait: each asks the database again and again. */
const MAX_WAITING = 20;

const ANSWER = columnsOf(GeocodedPoint, ['pincode', 'area']);
/** SQL: the database rounds a point the same way when it is remembered and when it is looked up. */
const cached = statement(
  'geocoder.cached',
  `select ${ANSWER} from geocoded_points
    where lat = round($1::numeric, 4) and lng = round($2::numeric, 4)
      and (pincode is not null or found_at > $3::timestamptz - interval '1 day')`,
);
const remember = statement(
  'geocoder.remember',
  `insert into geocoded_points (lat, lng, pincode, area, found_at)
   values (round($1::numeric, 4), round($2::numeric, 4), $3, $4, $5)
   on conflict (lat, lng) do update set pincode = excluded.pincode, area = excluded.area, found_at = excluded.found_at`,
);
/** SQL: the clock of the database counts for all instances. */
const takeTurn = statement(
  'geocoder.take-turn',
  `update geocoder_turn set free_at = clock_timestamp() + interval '${TURN}'
    where free_at <= clock_timestamp() returning 1`,
);
const passTurn = statement(
  'geocoder.pass-turn',
  `update geocoder_turn set free_at = clock_timestamp() + interval '${PAUSE}'`,
);

/** The answer of an open reverse geocoder, of which nothing can be relied on. */
interface ReverseAnswer {
  address?: { postcode?: unknown; suburb?: unknown; neighbourhood?: unknown };
  error?: unknown;
}

/** What it answers for a point it does not know, with status 200. */
const NOWHERE = /unable to geocode/i;

/** It was another's turn for as long as one was ready to wait. */
export class GeocoderBusy extends Error {}

/** Asks the configured reverse geocoder about points (docs/api/accountability.md#reverse-geocoding). */
@Injectable()
export class Geocoder {
  private waiting = 0;

  constructor(
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  get isConfigured(): boolean {
    return this.config.settings.GEOCODER_URL !== undefined;
  }

  /**
   * What is known of a point, from the cache or from the geocoder.
   * @param timeoutMs how long to wait for the turn, which all instances share
   * @returns undefined when nothing could be found out: none is configured, or it failed
   * @throws GeocoderBusy
   */
  async reverse(point: Point, timeoutMs: number): Promise<PointAnswer | undefined> {
    if (!this.isConfigured) return undefined;
    const known = await this.database.row<PointAnswer>(cached, [point.lat, point.lng, this.clock.now()]);
    if (known) return known;
    await this.waitForTurn(timeoutMs);
    try {
      return await this.ask(point);
    } catch (error) {
      this.logger.warn({ err: error }, 'the geocoder did not say where a point lies');
      return undefined;
    } finally {
      await this.database.rows(passTurn);
    }
  }

  private async waitForTurn(timeoutMs: number): Promise<void> {
    if (this.waiting >= MAX_WAITING) throw new GeocoderBusy();
    this.waiting++;
    try {
      for (const deadline = performance.now() + timeoutMs; ; await delay(TURN_POLL_MS)) {
        if (await this.database.row(takeTurn)) return;
        if (performance.now() >= deadline) throw new GeocoderBusy();
      }
    } finally {
      this.waiting--;
    }
  }

  private async ask({ lat, lng }: Point): Promise<PointAnswer> {
    const { GEOCODER_URL } = this.config.settings;
    const url = `${GEOCODER_URL}/reverse?lat=${lat}&lon=${lng}&format=json&addressdetails=1`;
    const answer = await getJson<ReverseAnswer | null>(url, {
      // Open geocoders ask for a name and a way to reach whoever asks.
      headers: {
        'User-Agent': `civic-issue-service (+${this.config.publicBaseUrl})`,
        Accept: 'application/json',
      },
    });
    const isNowhere = typeof answer?.error === 'string' && NOWHERE.test(answer.error);
    const address = isNowhere ? {} : answer?.address;
    // Not remembered: another answer may come when it is asked again.
    if (typeof address !== 'object' || address === null)
      throw new UpstreamFailure('The geocoder answered no address');
    const { postcode, suburb, neighbourhood } = address;
    const found = { pincode: pincodeIn(postcode), area: textOf(suburb) || textOf(neighbourhood) };
    await this.database.rows(remember, [lat, lng, found.pincode, found.area, this.clock.now()]);
    return found;
  }
}

/** A postcode is written `400050` or `400 050`; elsewhere than in India it is none of ours. */
function pincodeIn(postcode: unknown): string | null {
  const digits = textOf(postcode).replace(/\s/g, '');
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.replaceAll('\0', '').toWellFormed().slice(0, 200);
}
