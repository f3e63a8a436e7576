/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { MediaRedaction } from './media-redaction.service';
export { MediaCounted, PictureGivenUp, UploadStored } from './media.events';
export { DiskUploadsModule, MediaModule } from './media.module';
export { MediaInspector, type SharpLibrary, UnfitMedia } from './media-inspector';
export { AddedMediaDto } from './dto/media.dto';
export { presentMediaItem } from './media.presenter';
export { MediaQueries } from './media.queries';
export type { MediaItem } from './medium';
export { MediaReaderService } from './media-reader.service';
export { MediaService } from './media.service';
export { type CleanPhoto, PhotoService, UnfitPhoto } from './photo.service';
export { mayPass } from './remote-picture';
export { StorageHealthService } from './storage-health.service';
export { UnattachedMediaService } from './uploads/unattached-media.service';
export { ObjectStorage } from './storage/object-storage';
export { withTemporaryFile } from './storage/temporary-file';
export { type LaterPicture, WaitingPicturesService } from './waiting-pictures/waiting-pictures.service';
