import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../platform/database/columns';
import { DAY_MS } from '../../kernel/time/durations';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { inBatches } from '../../platform/retention/in-batches';
import { Retention } from '../../platform/retention/retention.decorator';
import { GeocodedPoint } from '../entities/geocoded-point.entity';
import type { Point, PointAnswer } from './place';

/** Longer than a request can take, so that the turn of a crashed instance expires. */
const TURN = '10 seconds';
/** The pause between two requests, over all instances (docs/api/accountability.md#reverse-geocoding). */
const PAUSE = '1 second';

const ANSWER = columnsOf(GeocodedPoint, ['pincode', 'area']);
/** In SQL, so that a point is rounded in the same way when it is stored and when it is looked up. */
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
/** In SQL: the database's clock is shared by all instances. */
const takeTurn = statement(
  'geocoder.take-turn',
  `update geocoder_turn set free_at = clock_timestamp() + interval '${TURN}'
    where free_at <= clock_timestamp() returning 1`,
);
const passTurn = statement(
  'geocoder.pass-turn',
  `update geocoder_turn set free_at = clock_timestamp() + interval '${PAUSE}'`,
);

const KEPT_DAYS = 180;
const forget = statement(
  'geocoder.forget',
  `delete from geocoded_points where (lat, lng) in
     (select lat, lng from geocoded_points where found_at < $1 order by found_at limit 1000) returning lat`,
);

/** The answers of the geocoder, and the turn to ask it. */
@Injectable()
export class GeocoderQueries {
  constructor(private readonly database: Database) {}

  /** The stored answer for a point; an answer without a pincode is valid for a day. */
  known({ lat, lng }: Point, now: Date): Promise<PointAnswer | undefined> {
    return this.database.row<PointAnswer>(cached, [lat, lng, now]);
  }

  /** Stores the answer for a point. */
  async remember({ lat, lng }: Point, { pincode, area }: PointAnswer, now: Date): Promise<void> {
    await this.database.rows(remember, [lat, lng, pincode, area, now]);
  }

  /** Deletes old answers. @returns how many */
  @Retention('geocoded-points')
  forgetOld(now: Date): Promise<number> {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
    return inBatches(() => this.database.rows(forget, [before]));
  }

  /** Takes the turn that all instances share. @returns whether it was free */
  async takeTurn(): Promise<boolean> {
    return (await this.database.row(takeTurn)) !== undefined;
  }

  /** Releases the turn, after the pause. */
  async passTurn(): Promise<void> {
    await this.database.rows(passTurn);
  }
}
