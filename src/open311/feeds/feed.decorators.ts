import { applyDecorators, Get, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { Answers } from '../../api/answers.decorator';
import { Allow } from '../../api/access.decorator';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { CITY_SLUGS } from '../../kernel/cities';
import { OpenDataNotFound } from '../not-found';
import { ATOM_TYPE, FEED_FORMATS, GEOJSON_TYPE } from './feed-formats';
import { WardFeedInterceptor } from './ward-feed.interceptor';

const CITY = { name: 'city', enum: CITY_SLUGS, example: 'mumbai', description: 'The city' };
const FORMAT = { name: 'format', enum: FEED_FORMATS, example: 'atom', description: 'The format of the feed' };
export const WARD = {
  name: 'ward',
  type: 'string',
  example: 'H-West',
  description:
    'The code of a ward, with a hyphen for a slash; a path with the percent-encoded code redirects',
};
export const CATEGORY = {
  name: 'category',
  enum: CATEGORY_SLUGS,
  example: 'road',
  description: 'The category',
};

export const NEAR = {
  name: 'near',
  type: 'string',
  example: '19.0544,72.8324,500',
  description: 'Latitude and longitude in degrees (WGS 84), and the radius in metres: 1 to 2000',
};

/** A feed of issues. @param parameters the path parameters beside the city and the format */
export function Feed(
  path: string,
  operationId: string,
  summary: string,
  ...parameters: object[]
): MethodDecorator {
  return applyDecorators(
    FeedRoute(`${path}.:format`, ...parameters),
    ApiOperation({
      operationId,
      summary,
      description:
        'At most fifty entries of what everyone may see; with `updates=1` also what happened to issues. An issue without a point has no geometry. `rss` is another name of `atom`.',
    }),
    Answers(200, null, {
      file: [ATOM_TYPE, GEOJSON_TYPE].map(withoutCharset),
      errors: [400, new OpenDataNotFound('city')],
      maxAgeS: PUBLIC_MAX_AGE_S,
    }),
  );
}

/** The history of an issue, by either of its paths. */
export function FeedOfIssue(path: string, operationId: string): MethodDecorator {
  return applyDecorators(
    FeedRoute(path),
    ApiOperation({
      operationId,
      summary: 'What happened to an issue, latest first',
      description:
        'One entry for each change of its status or its due date, and for each office it was escalated to; in GeoJSON the first entry is the issue. A hidden issue is not found.',
    }),
    Answers(200, null, {
      file: [ATOM_TYPE, GEOJSON_TYPE].map(withoutCharset),
      errors: [400, new OpenDataNotFound('issue')],
      maxAgeS: PUBLIC_MAX_AGE_S,
    }),
  );
}

function FeedRoute(path: string, ...parameters: object[]): MethodDecorator {
  return applyDecorators(
    Get(path),
    ...[CITY, ...parameters, FORMAT].map((each) => ApiParam(each as typeof WARD)),
    Allow('public'),
    ReplicaRead(),
    UseInterceptors(WardFeedInterceptor),
  );
}

function withoutCharset(type: string): string {
  return type.split(';')[0] ?? type;
}
