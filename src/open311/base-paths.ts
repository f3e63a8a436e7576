import { FORMATS } from '../api/open311-api/format';
import type { PathParameters } from '../api/openapi/operations';
import { CITY_SLUGS } from '../kernel/cities';

/** The base path that all cities share. */
export const SHARED_BASE = 'open311/v2';
/** The base path of each city. */
export const CITY_BASE = 'open311/:city/v2';

/**
 * The descriptions of path parameters for the document: both base paths have the same methods, and only one has a city.
 */
export const PATH_PARAMETERS: PathParameters = {
  city: { description: 'The city', schema: { type: 'string', enum: [...CITY_SLUGS] }, example: 'mumbai' },
  format: {
    description: 'The format of the answer',
    schema: { type: 'string', enum: [...FORMATS] },
    example: 'json',
  },
};
