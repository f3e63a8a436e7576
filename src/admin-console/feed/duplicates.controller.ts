import { Body, Get, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
import { PathId } from '../../api/path-id.decorator';
import { CityQueryDto } from '../city-query.dto';
import { DuplicateDismissals } from './duplicate-dismissals.service';
import { DuplicateQueries } from './duplicate.queries';
import {
  DismissClusterDto,
  DismissedClusterDto,
  DuplicateClusterDto,
  MergeClusterDto,
  MergedClusterDto,
} from './duplicates.dto';
import { presentCluster, presentDismissed, presentMerged } from './duplicates.presenter';
import { Duplicates } from './duplicates.service';
import { ClusterChanged, ClusterMerged, ClusterNotFound } from './feed.errors';

/** Clusters of issues that seem to be the same (docs/api/console-feed.md#duplicates). */
@ConsoleApi('feed/duplicates')
export class DuplicatesController {
  constructor(
    private readonly duplicates: Duplicates,
    private readonly dismissals: DuplicateDismissals,
    private readonly queries: DuplicateQueries,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listDuplicateClusters',
    summary:
      'Lists clusters of issues that seem to be one: what is neither merged nor dismissed first, 200 at the most',
    description:
      'A job looks for issues of one category and ward that were reported within a short time, near by or with similar titles. An unknown city lists nothing.',
  })
  @Allow('console')
  @BareAnswers(200, DuplicateClusterDto, { list: true, errors: [401] })
  async list(@Query() { cityId }: CityQueryDto): Promise<DuplicateClusterDto[]> {
    return (await this.queries.list(cityId)).map(presentCluster);
  }

  @Post(':clusterId/merge')
  @ApiOperation({
    operationId: 'mergeDuplicateCluster',
    summary: 'Makes the other members duplicates of the first; they are hidden unless they are closed',
    description:
      'Upvotes stay where they are. Merging a cluster that is merged answers the same, changes nothing and is not recorded. One that is dismissed is not merged (409). With `members` a cluster that has others by now stays as it is (409).',
  })
  @ApiBody({ type: MergeClusterDto, required: false })
  @Allow('console')
  @BareAnswers(200, MergedClusterDto, { errors: [401, 403, new ClusterNotFound(), new ClusterChanged(3)] })
  async merge(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('clusterId', 'duplicateCluster') id: string,
    @Body() { members }: MergeClusterDto,
  ): Promise<MergedClusterDto> {
    return presentMerged(await this.duplicates.merge(actor, id, members));
  }

  @Post(':clusterId/dismiss')
  @ApiOperation({
    operationId: 'dismissDuplicateCluster',
    summary:
      'Says that the issues of a cluster are no duplicates, or takes that back with `dismissed: false`',
    description:
      'No two of them are proposed again as duplicates, unless it is taken back. What is so already is answered the same, changes nothing and is not recorded. One that is merged is not dismissed (409). With `members` a cluster that has others by now stays as it is (409).',
  })
  @ApiBody({ type: DismissClusterDto, required: false })
  @Allow('console')
  @BareAnswers(200, DismissedClusterDto, { errors: [401, 403, new ClusterNotFound(), new ClusterMerged()] })
  async dismiss(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('clusterId', 'duplicateCluster') id: string,
    @Body() { members, dismissed }: DismissClusterDto,
  ): Promise<DismissedClusterDto> {
    return presentDismissed(await this.dismissals.dismiss(actor, id, { members, isDismissed: dismissed }));
  }
}
