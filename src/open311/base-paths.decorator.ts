import { applyDecorators } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { FORMATS } from '../api/open311-api/format';
import { Open311Api } from '../api/open311-api/open311-api.decorator';
import { CITY_SLUGS } from '../kernel/cities';

export const SHARED_BASE = 'open311/v2';
const CITY_BASE = 'open311/:city/v2';

const FORMAT = { name: 'format', enum: FORMATS, example: 'json', description: 'The format of the answer' };
const CITY = { name: 'city', enum: CITY_SLUGS, example: 'mumbai', description: 'The city' };

/** A controller of GeoReport where one endpoint serves all cities. */
export function SharedBase(group: string): ClassDecorator {
  return applyDecorators(Open311Api(SHARED_BASE, group), ApiParam(FORMAT));
}

/** A controller of GeoReport where each city has an endpoint of its own. */
export function CityBase(group: string): ClassDecorator {
  return applyDecorators(Open311Api(CITY_BASE, group), ApiParam(CITY), ApiParam(FORMAT));
}
