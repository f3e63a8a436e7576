import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Request } from 'express';
import { Answers } from '../../../api/answers.decorator';
import { Api } from '../../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../../api/access.decorator';
import { FormFilesBody } from '../../../api/form-file.decorator';
import { withFormFiles } from '../../../api/form-files';
import { Idempotent } from '../../../api/idempotent.decorator';
import { ReadsBody } from '../../../api/reads-body.decorator';
import { MediaFull } from '../../../issues';
import type { ConsoleActor } from '../../../kernel/console';
import { MAX_BYTES, MAX_MEDIA } from '../../../kernel/media-types';
import { AddedMediaDto, presentMediaItem } from '../../../media';
import { Config } from '../../../platform/config/config';
import { PhotoTooLarge } from '../staff-photos';
import { IntakeActionsService } from './intake-actions.service';
import { IntakePhotosService } from './intake-photos.service';
import { NewIntakeDto, OfferedIssueDto, SimilarQueryDto, TakenIssueDto } from './intake.dto';
import { presentOffered, presentTaken } from './intake.presenter';
import { SimilarReportsService } from './similar-reports.service';

const LIMITS = { maxFiles: MAX_MEDIA, maxBytes: MAX_BYTES.image, tooLarge: new PhotoTooLarge() };

/** Reports that city staff take at the counter and by phone (docs/api/staff.md#intake). */
@Controller('api/admin/feed')
@Api('console', 'feed/issues')
export class IntakeController {
  constructor(
    private readonly actions: IntakeActionsService,
    private readonly photos: IntakePhotosService,
    private readonly similar: SimilarReportsService,
    private readonly config: Config,
  ) {}

  @Post('issues')
  @ApiOperation({
    operationId: 'takeReport',
    summary: 'Reports an issue for somebody who called, came to the counter or wrote',
    description:
      'The reporter is the account of the city; the contact is shown nowhere, and an email address is asked whether it wants to follow the issue. With `sameAs` no issue is made: the person supports that one, once, if a phone number or an email address is given. Send an Idempotency-Key, so that a repeated request has no further effect.',
  })
  @Allow('console', 'intake')
  @Idempotent()
  @Answers(201, TakenIssueDto, { errors: [400, 401, 403, new MediaFull(), 422] })
  async take(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() report: NewIntakeDto,
  ): Promise<TakenIssueDto> {
    return presentTaken(await this.actions.take(actor, report));
  }

  @Get('similar')
  @ApiOperation({
    operationId: 'listSimilarReports',
    summary: 'Lists open issues that may be what somebody is about to report',
    description:
      'At most five, the most similar first: near the point; without a point those of the pincode of the last four weeks with a similar title.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, OfferedIssueDto, { list: true, errors: [400, 401, 403] })
  async offer(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Query() draft: SimilarQueryDto,
  ): Promise<OfferedIssueDto[]> {
    return (await this.similar.of(actor, draft)).map(presentOffered);
  }

  @Post('media')
  @ApiOperation({
    operationId: 'addIntakePhotos',
    summary: 'Sends photos for a report that is not sent yet',
    description:
      'All photos are stored, or none. They are encoded again, without what the camera wrote into them. Send their ids with the report as `mediaIds`; those that belong to no issue are removed after a day, when others are sent.',
  })
  @Allow('console', 'intake')
  @ReadsBody('stream')
  @FormFilesBody('A JPEG, PNG, WebP or GIF of at most 10 MB', MAX_MEDIA)
  @Answers(201, AddedMediaDto, { list: true, errors: [400, 401, 403, LIMITS.tooLarge] })
  async addPhotos(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Req() request: Request,
  ): Promise<AddedMediaDto[]> {
    return (await withFormFiles(request, LIMITS, (paths) => this.photos.add(actor, paths))).map((item) =>
      presentMediaItem(item, this.config.publicBaseUrl),
    );
  }
}
