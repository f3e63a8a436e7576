import { Controller, Param, Query } from '@nestjs/common';
import { Api } from '../../api/api.decorator';
import { PathId } from '../../api/path-id.decorator';
import type { TextStream } from '../../platform/http/text-stream';
import type { FeedPath } from './feed-path';
import { FeedQueryDto } from './feed-query.dto';
import { CATEGORY, Feed, FeedOfIssue, NEAR, WARD } from './feed.decorators';
import { presentFeed, presentHistory } from './feed.presenter';
import { FeedsService } from './feeds.service';

/** The newest issues, for feed readers and maps (docs/open311.md#feeds). */
@Controller('feeds')
@Api('open311', 'feeds')
export class FeedsController {
  constructor(private readonly feeds: FeedsService) {}

  @Feed(':city', 'feedOfCity', 'The newest issues of a city')
  async ofCity(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return presentFeed(await this.feeds.feed(path, query));
  }

  @Feed(':city/ward/:ward', 'feedOfWard', 'The newest issues of a ward', WARD)
  async ofWard(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return presentFeed(await this.feeds.feed(path, query));
  }

  @Feed(':city/category/:category', 'feedOfCategory', 'The newest issues of a category', CATEGORY)
  async ofCategory(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return presentFeed(await this.feeds.feed(path, query));
  }

  @Feed(
    ':city/ward/:ward/category/:category',
    'feedOfWardAndCategory',
    'The newest issues of a category in a ward',
    WARD,
    CATEGORY,
  )
  async ofWardAndCategory(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return presentFeed(await this.feeds.feed(path, query));
  }

  @Feed(':city/near/:near', 'feedOfPlace', 'The newest issues around a place', NEAR)
  async ofPlace(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return presentFeed(await this.feeds.feed(path, query));
  }

  @Feed(
    ':city/ward/:ward/near/:near',
    'feedOfWardAndPlace',
    'The newest issues of a ward around a place',
    WARD,
    NEAR,
  )
  async ofWardAndPlace(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return presentFeed(await this.feeds.feed(path, query));
  }

  @Feed(
    ':city/category/:category/near/:near',
    'feedOfCategoryAndPlace',
    'The newest issues of a category around a place',
    CATEGORY,
    NEAR,
  )
  async ofCategoryAndPlace(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return presentFeed(await this.feeds.feed(path, query));
  }

  @Feed(
    ':city/ward/:ward/category/:category/near/:near',
    'feedOfWardCategoryAndPlace',
    'The newest issues of a category in a ward, around a place',
    WARD,
    CATEGORY,
    NEAR,
  )
  async ofWardCategoryAndPlace(@Param() path: FeedPath, @Query() query: FeedQueryDto): Promise<TextStream> {
    return presentFeed(await this.feeds.feed(path, query));
  }

  @FeedOfIssue(':city/issue/:id.:format', 'feedOfIssue')
  async ofIssue(@Param() path: FeedPath, @PathId('id', 'issue') id: string): Promise<TextStream> {
    return presentHistory(await this.feeds.history(path, id));
  }

  @FeedOfIssue(':city/issues/:id.:format', 'feedOfIssueByOtherPath')
  async ofIssueByOtherPath(@Param() path: FeedPath, @PathId('id', 'issue') id: string): Promise<TextStream> {
    return presentHistory(await this.feeds.history(path, id));
  }
}
