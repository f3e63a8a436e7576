import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IssuesModule } from '../issues';
import { MediaModule } from '../media';
import { AuthModule } from '../auth';
import { AfterPhotoQueries } from './after-photos/after-photo.queries';
import { AfterPhotosService } from './after-photos/after-photos.service';
import { PhotoNeedsService } from './after-photos/photo-needs.service';
import { AutoCloseJob } from './auto-close.job';
import { AutoCloseService } from './auto-close.service';
import { ConfirmationAnswersService } from './confirmation/confirmation-answers.service';
import { ConfirmationDecisionsService } from './confirmation/confirmation-decisions.service';
import { ConfirmationFigureQueries } from './confirmation/confirmation-figure.queries';
import { ConfirmationLinksService } from './confirmation/confirmation-links.service';
import { ConfirmationQueries } from './confirmation/confirmation.queries';
import { ConfirmationQuestionQueries } from './confirmation/confirmation-question.queries';
import { ConfirmationQuestionsJob } from './confirmation/confirmation-questions.job';
import { ConfirmationQuestionsService } from './confirmation/confirmation-questions.service';
import { ConfirmationRecords } from './confirmation/confirmation-records.service';
import { ConfirmationsController } from './confirmation/confirmations.controller';
import { ConfirmationsJob } from './confirmation/confirmations.job';
import { ConfirmationsService } from './confirmation/confirmations.service';
import { DisputedResolutionsService } from './confirmation/disputed-resolutions.service';
import { DueConfirmationsService } from './confirmation/due-confirmations.service';
import { JoinedConfirmationsService } from './confirmation/joined-confirmations.service';
import { ExpiredResolutionsService } from './expired-resolutions.service';
import { ReopenQueueController } from './reopen-queue.controller';
import { ResolutionRedactionsController } from './resolution-redactions.controller';
import { ResolutionRedactionsService } from './resolution-redactions.service';
import { ResolutionController } from './resolution.controller';
import { ResolutionRecordQueries } from './resolution-record.queries';
import { ResolutionQueries } from './resolution.queries';
import { ResolutionRecords } from './resolution-records.service';
import { ResolutionErasureQueries } from './resolution-erasure.queries';
import { ResolutionErasureService } from './resolution-erasure.service';
import { ResolutionService } from './resolution.service';
import { StaffResolutionsService } from './staff-resolutions.service';
import { AfterPhoto } from './entities/after-photo.entity';
import { IssueConfirmation } from './entities/issue-confirmation.entity';
import { IssueConfirmationAnswer } from './entities/issue-confirmation-answer.entity';
import { IssueConfirmationRecipient } from './entities/issue-confirmation-recipient.entity';
import { IssueResolution } from './entities/issue-resolution.entity';
import { PhotoNeed } from './entities/photo-need.entity';
import { ReopenRequest } from './entities/reopen-request.entity';
import { ResolutionRating } from './entities/resolution-rating.entity';
import { ResolutionPersonalDataService } from './resolution-personal-data.service';

/** Resolving, rating, reopening and closing issues, and whether they were repaired. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      AfterPhoto,
      IssueConfirmation,
      IssueConfirmationAnswer,
      IssueConfirmationRecipient,
      IssueResolution,
      PhotoNeed,
      ReopenRequest,
      ResolutionRating,
    ]),
    AuthModule,
    IssuesModule,
    MediaModule,
  ],
  controllers: [
    ResolutionController,
    ResolutionRedactionsController,
    ConfirmationsController,
    ReopenQueueController,
  ],
  providers: [
    ResolutionPersonalDataService,
    ResolutionErasureQueries,
    ResolutionErasureService,
    ResolutionService,
    ResolutionRedactionsService,
    StaffResolutionsService,
    ResolutionQueries,
    ResolutionRecordQueries,
    ResolutionRecords,
    AfterPhotoQueries,
    AfterPhotosService,
    PhotoNeedsService,
    AutoCloseService,
    ConfirmationAnswersService,
    ConfirmationDecisionsService,
    ConfirmationFigureQueries,
    ConfirmationLinksService,
    ConfirmationQueries,
    ConfirmationQuestionQueries,
    ConfirmationQuestionsJob,
    ConfirmationQuestionsService,
    ConfirmationRecords,
    ConfirmationsJob,
    ConfirmationsService,
    DisputedResolutionsService,
    DueConfirmationsService,
    JoinedConfirmationsService,
    ExpiredResolutionsService,
    AutoCloseJob,
  ],
  exports: [
    ConfirmationFigureQueries,
    ConfirmationsService,
    PhotoNeedsService,
    ResolutionRedactionsService,
    ResolutionService,
    ResolutionQueries,
    StaffResolutionsService,
  ],
})
export class ResolutionModule {}
