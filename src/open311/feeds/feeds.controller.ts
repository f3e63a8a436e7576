import { applyDecorators, Get, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam } from '@nestjs/swagger';
import { Allow } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { Config } from '../../config/config';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { CITY_SLUGS } from '../../kernel/cities';
import type { TextStream } from '../../platform/http/text-stream';
import { named, OpenDataNotFound } from '../not-found';
import { OpenData, OpenDataAnswers } from '../open-data.decorator';
import { FeedQueryDto } from './feed-query.dto';
import {
  ATOM_TYPE,
  FEED_FORMATS,
  type FeedFormat,
  GEOJSON_TYPE,
  presentFeed,
  presentHistory,
} from './feed.presenter';
import { FeedQueries, type FeedScope } from './feed.queries';
import { FeedsService } from './feeds.service';
import { type FeedPath, headOf, scopeOf } from './feed-path';

const CITY = { name: 'city', enum: CITY_SLUGS, example: 'mumbai', description: 'The city' };
const FORMAT = { name: 'format', enum: FEED_FORMATS, example: 'atom', description: 'The format of the feed' };
const WARD = {
  name: 'ward',
  type: 'string',
  example: 'H/West',
  description: 'The code of a ward, percent-encoded',
};
const CATEGORY = { name: 'category', enum: CATEGORY_SLUGS, example: 'road', description: 'The category' };

const NEAR = {
  name: 'near',
  type: 'string',
  example: '19.0544,72.8324,500',
  description: 'Latitude and longitude in degrees (WGS 84), and how far around in metres: 1 to 2000',
};

/** A feed of issues. @param parameters what its path names beside the city and the format */
function Feed(path: string, operationId: string, summary: string, ...parameters: object[]): MethodDecorator {
  return applyDecorators(
    FeedRoute(`${path}.:format`, ...parameters),
    ApiOperation({
      operationId,
      summary,
      description:
        'Fifty entries at the most, of what everyone may see; with `updates=1` also what happened to issues. An issue without a point has no geometry. `rss` is another name of `atom`.',
    }),
    OpenDataAnswers([ATOM_TYPE, GEOJSON_TYPE].map(withoutCharset), new OpenDataNotFound('city')),
  );
}

/** What happened to an issue, by either of its paths. */
function FeedOfIssue(path: string, operationId: string): MethodDecorator {
  return applyDecorators(
    FeedRoute(path),
    ApiOperation({
      operationId,
      summary: 'What happened to an issue, the latest first',
      description:
        'One entry for each change of its status or its due date, and for each office it was escalated to; in GeoJSON the issue is the first. A hidden issue is not found.',
    }),
    OpenDataAnswers([ATOM_TYPE, GEOJSON_TYPE].map(withoutCharset), new OpenDataNotFound('issue')),
  );
}

function FeedRoute(path: string, ...parameters: object[]): MethodDecorator {
  return applyDecorators(
    Get(path),
    ...[CITY, ...parameters, FORMAT].map((each) => ApiParam(each as typeof WARD)),
    Allow('public'),
    ReplicaRead(),
  );
}

/** The newest issues, for readers of feeds and maps (docs/open311.md#feeds). */
@OpenData('feeds', 'feeds')
export class FeedsController {
  constructor(
    private readonly feeds: FeedsService,
    private readonly queries: FeedQueries,
    private readonly config: Config,
  ) {}

  @Feed(':city', 'feedOfCity', 'The newest issues of a city')
  ofCity(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return this.feed(path, query);
  }

  @Feed(':city/ward/:ward', 'feedOfWard', 'The newest issues of a ward', WARD)
  ofWard(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return this.feed(path, query);
  }

  @Feed(':city/category/:category', 'feedOfCategory', 'The newest issues of a category', CATEGORY)
  ofCategory(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return this.feed(path, query);
  }

  @Feed(
    ':city/ward/:ward/category/:category',
    'feedOfWardAndCategory',
    'The newest issues of a category in a ward',
    WARD,
    CATEGORY,
  )
  ofWardAndCategory(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return this.feed(path, query);
  }

  @Feed(':city/near/:near', 'feedOfPlace', 'The newest issues around a place', NEAR)
  ofPlace(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return this.feed(path, query);
  }

  @Feed(
    ':city/ward/:ward/near/:near',
    'feedOfWardAndPlace',
    'The newest issues of a ward around a place',
    WARD,
    NEAR,
  )
  ofWardAndPlace(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return this.feed(path, query);
  }

  @Feed(
    ':city/category/:category/near/:near',
    'feedOfCategoryAndPlace',
    'The newest issues of a category around a place',
    CATEGORY,
    NEAR,
  )
  ofCategoryAndPlace(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return this.feed(path, query);
  }

  @Feed(
    ':city/ward/:ward/category/:category/near/:near',
    'feedOfWardCategoryAndPlace',
    'The newest issues of a category in a ward, around a place',
    WARD,
    CATEGORY,
    NEAR,
  )
  ofWardCategoryAndPlace(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return this.feed(path, query);
  }

  @FeedOfIssue(':city/issue/:id.:format', 'feedOfIssue')
  ofIssue(@Param() path: FeedPath, @PathId('id', 'issue') id: string): Promise<TextStream> {
    return this.history(path, id);
  }

  @FeedOfIssue(':city/issues/:id.:format', 'feedOfIssueByOtherPath')
  ofIssueByOtherPath(@Param() path: FeedPath, @PathId('id', 'issue') id: string): Promise<TextStream> {
    return this.history(path, id);
  }

  /** @throws OpenDataNotFound for what the path names and there is not; InvalidInput for a place that is none */
  private async feed(path: FeedPath, { updates }: FeedQueryDto): Promise<TextStream> {
    return this.feedOf(scopeOf(path), path, updates === '1');
  }

  private async feedOf(scope: FeedScope, path: FeedPath, withUpdates: boolean): Promise<TextStream> {
    return presentFeed(
      formatOf(path),
      headOf(scope, withUpdates, this.config.publicBaseUrl),
      await this.feeds.entries(scope, withUpdates),
    );
  }

  /** @throws OpenDataNotFound */
  private async history(path: FeedPath, id: string): Promise<TextStream> {
    return presentHistory(
      formatOf(path),
      { baseUrl: this.config.publicBaseUrl },
      await this.queries.history(named(CITY_SLUGS, path.city, 'city'), id),
    );
  }
}

function formatOf({ format }: FeedPath): FeedFormat {
  return named(FEED_FORMATS, format.toLowerCase(), 'format');
}

function withoutCharset(type: string): string {
  return type.split(';')[0] ?? type;
}
