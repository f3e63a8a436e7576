import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth';
import { IssuesModule } from '../issues';
import { Config } from '../platform/config/config';
import { Logger } from '../platform/logging/logger';
import { DiskUploadController } from './uploads/disk-upload.controller';
import { DiskUploadsService } from './uploads/disk-uploads.service';
import { UnattachedMediaService } from './uploads/unattached-media.service';
import { CoveredPicturesService } from './covered-pictures.service';
import { MediaRegionsController } from './media-regions.controller';
import { MediaRegionsService } from './media-regions.service';
import { RedactedMediaQueries } from './redacted-media.queries';
import { StoredVideosService } from './video/stored-videos.service';
import { MediaController } from './media.controller';
import { MediaCountsService } from './media-counts.service';
import { MediaDeletionService } from './media-deletion.service';
import { MediaFilesController } from './media-files.controller';
import { MediaInspector } from './media-inspector';
import { MediaMovesService } from './media-moves.service';
import { MediaPurgerService } from './media-purger.service';
import { MediaErasureQueries } from './media-erasure.queries';
import { MediaErasureService } from './media-erasure.service';
import { MediaQueries } from './media.queries';
import { MediaReaderService } from './media-reader.service';
import { MediaRedaction } from './media-redaction.service';
import { MediaService } from './media.service';
import { MediaSweepJob } from './media-sweep.job';
import { MediaSweeperService } from './media-sweeper.service';
import { PhotoOriginsService } from './photo-origins.service';
import { PhotoService } from './photo.service';
import { DiskStorage } from './storage/disk-storage';
import { ObjectStorage } from './storage/object-storage';
import { S3Storage } from './storage/s3-storage';
import { UploadSignature } from './storage/upload-signature';
import { StorageHealthService } from './storage-health.service';
import { StoredMediaService } from './stored-media.service';
import { UploadIntakeService } from './uploads/upload-intake.service';
import { Media } from './entities/media.entity';
import { WaitingPicture } from './entities/waiting-picture.entity';
import { WaitingPictureEndService } from './waiting-pictures/waiting-picture-end.service';
import { WaitingPictureIntakeService } from './waiting-pictures/waiting-picture-intake.service';
import { WaitingPictureQueries } from './waiting-pictures/waiting-picture.queries';
import { WaitingPicturesJob } from './waiting-pictures/waiting-pictures.job';
import { WaitingPicturesService } from './waiting-pictures/waiting-pictures.service';
import { MediaPersonalDataService } from './media-personal-data.service';

const SERVICES = [
  UnattachedMediaService,
  CoveredPicturesService,
  MediaCountsService,
  MediaDeletionService,
  MediaService,
  PhotoOriginsService,
  PhotoService,
  MediaErasureQueries,
  MediaErasureService,
  MediaQueries,
  MediaReaderService,
  MediaRedaction,
  MediaRegionsService,
  MediaInspector,
  MediaMovesService,
  MediaPurgerService,
  MediaSweeperService,
  MediaSweepJob,
  StorageHealthService,
  StoredMediaService,
  StoredVideosService,
  RedactedMediaQueries,
  UploadIntakeService,
  WaitingPictureEndService,
  WaitingPictureIntakeService,
  WaitingPictureQueries,
  WaitingPicturesService,
  WaitingPicturesJob,
];

/** The media of issues: references to posts, and files. The settings choose the storage. */
@Module({
  imports: [TypeOrmModule.forFeature([Media, WaitingPicture]), AuthModule, IssuesModule],
  controllers: [MediaController, MediaRegionsController, MediaFilesController],
  providers: [
    MediaPersonalDataService,
    UploadSignature,
    {
      provide: ObjectStorage,
      inject: [Config, UploadSignature, Logger],
      useFactory: (config: Config, signature: UploadSignature, logger: Logger): ObjectStorage =>
        config.settings.STORAGE_DRIVER === 'disk'
          ? new DiskStorage(config, signature)
          : new S3Storage(config, logger),
    },
    ...SERVICES,
  ],
  exports: [
    MediaInspector,
    MediaRegionsService,
    MediaService,
    MediaQueries,
    MediaReaderService,
    MediaRedaction,
    ObjectStorage,
    PhotoService,
    StorageHealthService,
    UnattachedMediaService,
    UploadIntakeService,
    UploadSignature,
    WaitingPicturesService,
  ],
})
export class MediaModule {}

/** Uploads to this server; imported only if it stores the files itself. */
@Module({
  imports: [MediaModule],
  controllers: [DiskUploadController],
  providers: [DiskUploadsService, { provide: DiskStorage, useExisting: ObjectStorage }],
})
export class DiskUploadsModule {}
