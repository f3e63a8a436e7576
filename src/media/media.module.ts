import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IssuesModule } from '../issues';
import { Config } from '../platform/config/config';
import { Logger } from '../platform/logging/logger';
import { DiskUploadController } from './uploads/disk-upload.controller';
import { DiskUploads } from './uploads/disk-uploads.service';
import { UnattachedMedia } from './uploads/unattached-media.service';
import { MediaController } from './media.controller';
import { MediaCounts } from './media-counts.service';
import { MediaDeletion } from './media-deletion.service';
import { MediaFilesController } from './media-files.controller';
import { MediaInspector } from './media-inspector';
import { MediaPurger } from './media-purger.service';
import { MediaQueries } from './media.queries';
import { MediaReader } from './media-reader.service';
import { MediaRedaction } from './media-redaction.service';
import { MediaService } from './media.service';
import { MediaSweepJob } from './media-sweep.job';
import { MediaSweeper } from './media-sweeper.service';
import { PhotoService } from './photo.service';
import { DiskStorage } from './storage/disk-storage';
import { ObjectStorage } from './storage/object-storage';
import { S3Storage } from './storage/s3-storage';
import { UploadSignature } from './storage/upload-signature';
import { StorageHealth } from './storage-health.service';
import { StoredMedia } from './stored-media.service';
import { UploadIntake } from './uploads/upload-intake.service';
import { Media } from './entities/media.entity';
import { WaitingPicture } from './entities/waiting-picture.entity';
import { WaitingPictureEnd } from './waiting-pictures/waiting-picture-end.service';
import { WaitingPictureIntake } from './waiting-pictures/waiting-picture-intake.service';
import { WaitingPictureQueries } from './waiting-pictures/waiting-picture.queries';
import { WaitingPicturesJob } from './waiting-pictures/waiting-pictures.job';
import { WaitingPictures } from './waiting-pictures/waiting-pictures.service';

const SERVICES = [
  UnattachedMedia,
  MediaCounts,
  MediaDeletion,
  MediaService,
  PhotoService,
  MediaQueries,
  MediaReader,
  MediaRedaction,
  MediaInspector,
  MediaPurger,
  MediaSweeper,
  MediaSweepJob,
  StorageHealth,
  StoredMedia,
  UploadIntake,
  WaitingPictureEnd,
  WaitingPictureIntake,
  WaitingPictureQueries,
  WaitingPictures,
  WaitingPicturesJob,
];

/** The media of issues: references to posts, and files. The settings choose the storage. */
@Module({
  imports: [TypeOrmModule.forFeature([Media, WaitingPicture]), IssuesModule],
  controllers: [MediaController, MediaFilesController],
  providers: [
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
    MediaService,
    MediaQueries,
    MediaRedaction,
    ObjectStorage,
    PhotoService,
    StorageHealth,
    UnattachedMedia,
    UploadIntake,
    UploadSignature,
    WaitingPictures,
  ],
})
export class MediaModule {}

/** Uploads to this server; imported only if it stores the files itself. */
@Module({
  imports: [MediaModule],
  controllers: [DiskUploadController],
  providers: [DiskUploads, { provide: DiskStorage, useExisting: ObjectStorage }],
})
export class DiskUploadsModule {}
