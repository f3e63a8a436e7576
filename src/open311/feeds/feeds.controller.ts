import { applyDecorators, Get, Param } from '@nestjs/common';
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
import { ATOM_TYPE, FEED_FORMATS, GEOJSON_TYPE, presentFeed, presentHistory } from './feed.presenter';
import { FeedQueries } from './feed.queries';
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

/** A feed of issues. @param parameters what its path names beside the city and the format */
function Feed(path: string, operationId: string, summary: string, ...parameters: object[]): MethodDecorator {
  const described = [CITY, ...parameters, FORMAT].map((each) => ApiParam(each as typeof WARD));
  return applyDecorators(
    Get(path),
    ApiOperation({
      operationId,
      summary,
      description:
        'Fifty entries at the most, of what everyone may see. An issue without a point has no geometry.',
    }),
    ...described,
    Allow('public'),
    ReplicaRead(),
    OpenDataAnswers([ATOM_TYPE, GEOJSON_TYPE].map(withoutCharset), new OpenDataNotFound('city')),
  );
}

/** The newest issues, for readers of feeds and maps (docs/open311.md#feeds). */
@OpenData('feeds', 'feeds')
export class FeedsController {
  constructor(
    private readonly feeds: FeedQueries,
    private readonly config: Config,
  ) {}

  @Feed(':city.:format', 'feedOfCity', 'The newest issues of a city')
  ofCity(@Param() path: FeedPath): Promise<TextStream> {
    return this.feed(path);
  }

  @Feed(':city/ward/:ward.:format', 'feedOfWard', 'The newest issues of a ward', WARD)
  ofWard(@Param() path: FeedPath): Promise<TextStream> {
    return this.feed(path);
  }

  @Feed(':city/category/:category.:format', 'feedOfCategory', 'The newest issues of a category', CATEGORY)
  ofCategory(@Param() path: FeedPath): Promise<TextStream> {
    return this.feed(path);
  }

  @Feed(
    ':city/ward/:ward/category/:category.:format',
    'feedOfWardAndCategory',
    'The newest issues of a category in a ward',
    WARD,
    CATEGORY,
  )
  ofWardAndCategory(@Param() path: FeedPath): Promise<TextStream> {
    return this.feed(path);
  }

  @Get(':city/issues/:id.atom')
  @ApiOperation({
    operationId: 'feedOfIssue',
    summary: 'What happened to an issue, the latest first',
    description: 'One entry for each change of its status. A hidden issue is not found.',
  })
  @ApiParam(CITY)
  @Allow('public')
  @ReplicaRead()
  @OpenDataAnswers([withoutCharset(ATOM_TYPE)], new OpenDataNotFound('issue'))
  async ofIssue(@Param('city') city: string, @PathId('id', 'issue') id: string): Promise<TextStream> {
    return presentHistory(
      { baseUrl: this.config.publicBaseUrl },
      await this.feeds.history(named(CITY_SLUGS, city, 'city'), id),
    );
  }

  /** @throws OpenDataNotFound for what the path names and there is not */
  private async feed(path: FeedPath): Promise<TextStream> {
    return presentFeed(
      named(FEED_FORMATS, path.format.toLowerCase(), 'format'),
      headOf(path, this.config.publicBaseUrl),
      await this.feeds.newest(scopeOf(path)),
    );
  }
}

function withoutCharset(type: string): string {
  return type.split(';')[0] ?? type;
}
