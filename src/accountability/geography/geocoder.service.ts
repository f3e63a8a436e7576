import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { firstCharacters } from '../../kernel/text/first-characters';
import { typedPincode } from '../../kernel/text/typed-text';
import { plainName } from '../../kernel/text/visible-text';
import { Config } from '../../platform/config/config';
import { Logger } from '../../platform/logging/logger';
import { getJson, UpstreamFailure } from '../../platform/http-client/upstream';
import { GeocoderQueries } from './geocoder.queries';
import type { Point, PointAnswer } from './place';

const TURN_POLL_MS = 150;
/** The maximum number of waiting requests, as each polls the database. */
const MAX_WAITING = 20;
const MAX_AREA_LENGTH = 200;

/** The answer of an open reverse geocoder, which must not be trusted. */
interface ReverseAnswer {
  address?: { postcode?: unknown; suburb?: unknown; neighbourhood?: unknown };
  error?: unknown;
}

/** Its message for an unknown point, which it answers with status 200. */
const NOWHERE = /unable to geocode/i;

/** The geocoder's turn was not free within the time limit. */
export class GeocoderBusy extends Error {}

/** Queries the configured reverse geocoder (docs/api/accountability.md#reverse-geocoding). */
@Injectable()
export class GeocoderService {
  private waiting = 0;

  constructor(
    private readonly queries: GeocoderQueries,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  get isConfigured(): boolean {
    return this.config.settings.GEOCODER_URL !== undefined;
  }

  /**
   * The pincode and area of a point, from the cache or from the geocoder.
   * @param timeoutMs how long to wait for the turn, which all instances share
   * @returns undefined if no geocoder is configured, or it failed
   * @throws GeocoderBusy
   */
  async reverse(point: Point, timeoutMs: number): Promise<PointAnswer | undefined> {
    if (!this.isConfigured) return undefined;
    const known = await this.queries.known(point, this.clock.now());
    if (known) return known;
    await this.waitForTurn(timeoutMs);
    try {
      return await this.ask(point);
    } catch (error) {
      this.logger.warn({ err: error }, 'the geocoder could not locate a point');
      return undefined;
    } finally {
      await this.queries.passTurn();
    }
  }

  private async waitForTurn(timeoutMs: number): Promise<void> {
    if (this.waiting >= MAX_WAITING) throw new GeocoderBusy();
    this.waiting++;
    try {
      for (const deadline = performance.now() + timeoutMs; ; await delay(TURN_POLL_MS)) {
        if (await this.queries.takeTurn()) return;
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
      // Open geocoders require a client name and a contact.
      headers: {
        'User-Agent': `civic-issue-service (+${this.config.publicBaseUrl})`,
        Accept: 'application/json',
      },
    });
    const isNowhere = typeof answer?.error === 'string' && NOWHERE.test(answer.error);
    const address = isNowhere ? {} : answer?.address;
    // Not stored: a later request may get an answer.
    if (typeof address !== 'object' || address === null)
      throw new UpstreamFailure('The geocoder answered no address');
    const { postcode, suburb, neighbourhood } = address;
    const found = { pincode: pincodeIn(postcode), area: textOf(suburb) || textOf(neighbourhood) };
    await this.queries.remember({ lat, lng }, found, this.clock.now());
    return found;
  }
}

/** A postcode is written `400050` or `400 050`; others are not Indian pincodes. */
function pincodeIn(postcode: unknown): string | null {
  const digits = typedPincode(textOf(postcode));
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return firstCharacters(plainName(text), MAX_AREA_LENGTH);
}
