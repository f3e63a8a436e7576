import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation } from '@nestjs/swagger';
import { JoinedSince, MergeTooOld, NotMerged, UNDO_DAYS } from '../../../issues';
import type { ConsoleActor } from '../../../kernel/console';
import { Answers } from '../../../api/answers.decorator';
import { Api } from '../../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../../api/access.decorator';
import { PathId } from '../../../api/path-id.decorator';
import { CityQueryDto } from '../../city-query.dto';
import { DuplicateDismissalsService } from './duplicate-dismissals.service';
import { DuplicateQueries } from './duplicate.queries';
import {
  DismissClusterDto,
  DismissedClusterDto,
  DuplicateClusterDto,
  MergeClusterDto,
  MergedClusterDto,
  UndoMergeDto,
  UnmergedClusterDto,
} from './duplicates.dto';
import { presentCluster, presentDismissed, presentMerged, presentUnmerged } from './duplicates.presenter';
import { DuplicatesService } from './duplicates.service';
import { ClusterChanged, ClusterMerged, ClusterNotFound } from '../feed.errors';

/** Clusters of issues that seem to be the same (docs/api/console-feed.md#duplicates). */
@Controller('api/admin/feed/duplicates')
@Api('console', 'feed/duplicates')
export class DuplicatesController {
  constructor(
    private readonly duplicates: DuplicatesService,
    private readonly dismissals: DuplicateDismissalsService,
    private readonly queries: DuplicateQueries,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listDuplicateClusters',
    summary:
      'Lists clusters of issues that seem to be the same: those neither merged nor dismissed first, at most 200',
    description:
      'A job finds issues of one category and ward that were reported within a short time, near each other, or with similar titles or the same picture. An unknown city has an empty list.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, DuplicateClusterDto, { list: true, errors: [401, 403] })
  async list(
    @CurrentConsoleActor() { scope }: ConsoleActor,
    @Query() { cityId }: CityQueryDto,
  ): Promise<DuplicateClusterDto[]> {
    return (await this.queries.list(cityId, scope)).map(presentCluster);
  }

  @Post(':clusterId/merge')
  @ApiOperation({
    operationId: 'mergeDuplicateCluster',
    summary: 'Joins the other members with the first, and takes them out of the lists unless they are closed',
    description:
      'Upvotes, followers and photos move to the first, and each reporter is told once. Merging a merged cluster again returns the same response, changes nothing and writes no audit record. A dismissed cluster cannot be merged (409). With `members`, nothing changes if the cluster now has other members (409).',
  })
  @ApiBody({ type: MergeClusterDto, required: false })
  @Allow('console', 'feed')
  @Answers(200, MergedClusterDto, { errors: [401, 403, new ClusterNotFound(), new ClusterChanged(3)] })
  async merge(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('clusterId', 'duplicateCluster') id: string,
    @Body() { members }: MergeClusterDto,
  ): Promise<MergedClusterDto> {
    return presentMerged(await this.duplicates.merge(actor, id, members));
  }

  @Post(':clusterId/undo')
  @ApiOperation({
    operationId: 'undoMergeOfDuplicateCluster',
    summary: 'Undoes the merge of a cluster within 30 days',
    description:
      'Gives back what the merge took from each member; what happened since on the first stays there. The cluster can be merged again. One that is not merged, or was merged more than 30 days ago, is 409. With `from.members`, nothing changes if the cluster now has other members (409).',
  })
  @ApiBody({ type: UndoMergeDto, required: false })
  @Allow('console', 'feed')
  @Answers(200, UnmergedClusterDto, {
    errors: [401, 403, new ClusterNotFound(), new NotMerged(), new MergeTooOld(UNDO_DAYS), new JoinedSince()],
  })
  async undo(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('clusterId', 'duplicateCluster') id: string,
    @Body() { from }: UndoMergeDto,
  ): Promise<UnmergedClusterDto> {
    return presentUnmerged(await this.duplicates.undo(actor, id, from?.members));
  }

  @Post(':clusterId/dismiss')
  @ApiOperation({
    operationId: 'dismissDuplicateCluster',
    summary:
      'Records that the issues of a cluster are not duplicates, or undoes that with `dismissed: false`',
    description:
      'No two of these issues are proposed as duplicates again, unless the dismissal is undone. A request for the current state returns the same response, changes nothing and writes no audit record. A merged cluster cannot be dismissed (409). With `members`, nothing changes if the cluster now has other members (409).',
  })
  @ApiBody({ type: DismissClusterDto, required: false })
  @Allow('console', 'feed')
  @Answers(200, DismissedClusterDto, { errors: [401, 403, new ClusterNotFound(), new ClusterMerged()] })
  async dismiss(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('clusterId', 'duplicateCluster') id: string,
    @Body() { members, dismissed }: DismissClusterDto,
  ): Promise<DismissedClusterDto> {
    return presentDismissed(await this.dismissals.dismiss(actor, id, { members, isDismissed: dismissed }));
  }
}
