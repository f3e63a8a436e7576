/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { MediaRedaction } from './media-redaction.service';
export { MediaCounted } from './media.events';
export { DiskUploadsModule, MediaModule } from './media.module';
export { MediaQueries } from './media.queries';
export { MediaService } from './media.service';
export { type CleanPhoto, PhotoService, UnfitPhoto } from './photo.service';
export { UnattachedMedia } from './unattached-media.service';
