import { Injectable } from '@nestjs/common';
import { columnsOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { statement } from '../platform/database/statement';
import { GeocodedPoint } from './entities/geocoded-point.entity';
import type { Point, PointAnswer } from './place';

/** Longer than an exchange may take: the turn of an instance that died in one expires by then. */
const TURN = '10 seconds';
/**
 * From the end of one request to the begin of the next, over all instances
 * (docs/api/accountability.md#reverse-geocoding).
 */
const PAUSE = '1 second';

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

/** What the geocoder answered, and whose turn it is to ask it. */
@Injectable()
export class GeocoderQueries {
  constructor(private readonly database: Database) {}

  /** What was answered of a point; that it has no pincode is known for a day. */
  known({ lat, lng }: Point, now: Date): Promise<PointAnswer | undefined> {
    return this.database.row<PointAnswer>(cached, [lat, lng, now]);
  }

  /** Remembers what was answered of a point. */
  async remember({ lat, lng }: Point, { pincode, area }: PointAnswer, now: Date): Promise<void> {
    await this.database.rows(remember, [lat, lng, pincode, area, now]);
  }

  /** Takes the turn that all instances share. @returns whether it was free */
  async takeTurn(): Promise<boolean> {
    return (await this.database.row(takeTurn)) !== undefined;
  }

  /** Gives the turn to whoever asks next, after a pause. */
  async passTurn(): Promise<void> {
    await this.database.rows(passTurn);
  }
}
