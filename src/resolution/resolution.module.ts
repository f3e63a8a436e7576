import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IssuesModule } from '../issues';
import { MediaModule } from '../media';
import { AfterPhotoQueries } from './after-photos/after-photo.queries';
import { AfterPhotosService } from './after-photos/after-photos.service';
import { PhotoNeedsService } from './after-photos/photo-needs.service';
import { AutoCloseJob } from './auto-close.job';
import { AutoCloseService } from './auto-close.service';
import { ReopenQueueController } from './reopen-queue.controller';
import { ResolutionController } from './resolution.controller';
import { ResolutionRecordQueries } from './resolution-record.queries';
import { ResolutionQueries } from './resolution.queries';
import { ResolutionRecords } from './resolution-records.service';
import { ResolutionService } from './resolution.service';
import { StaffResolutionsService } from './staff-resolutions.service';
import { AfterPhoto } from './entities/after-photo.entity';
import { IssueResolution } from './entities/issue-resolution.entity';
import { PhotoNeed } from './entities/photo-need.entity';
import { ReopenRequest } from './entities/reopen-request.entity';
import { ResolutionRating } from './entities/resolution-rating.entity';

/** Resolving, rating, reopening and closing issues. */
@Module({
  imports: [
    TypeOrmModule.forFeature([AfterPhoto, IssueResolution, PhotoNeed, ReopenRequest, ResolutionRating]),
    IssuesModule,
    MediaModule,
  ],
  controllers: [ResolutionController, ReopenQueueController],
  providers: [
    ResolutionService,
    StaffResolutionsService,
    ResolutionQueries,
    ResolutionRecordQueries,
    ResolutionRecords,
    AfterPhotoQueries,
    AfterPhotosService,
    PhotoNeedsService,
    AutoCloseService,
    AutoCloseJob,
  ],
  exports: [PhotoNeedsService, ResolutionService, ResolutionQueries, StaffResolutionsService],
})
export class ResolutionModule {}
