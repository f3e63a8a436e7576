import type { DeletedMediaDto, AddedMediaDto, UploadTicketDto } from './dto/media.dto';
import type { CoveredMediaDto } from './dto/media-regions.dto';
import { mediaUrl } from '../kernel/media-types';
import type { MediaItem, UploadTicket } from './medium';

/** The added item: a reference, or a file that is not uploaded yet. */
export function presentAdded(
  added: MediaItem | UploadTicket,
  baseUrl: string,
): AddedMediaDto | UploadTicketDto {
  return 'uploadUrl' in added ? presentTicket(added, baseUrl) : presentMediaItem(added, baseUrl);
}

/** An attached item (docs/api/media.md#media-item). */
export function presentMediaItem(item: MediaItem, baseUrl: string): AddedMediaDto {
  const { mediaId, type, postUrl, addedAt } = item;
  return { mediaId, type, url: postUrl ?? mediaUrl(baseUrl, mediaId), addedAt: addedAt.toISOString() };
}

/** Where to send the bytes (docs/api/media.md#upload-tickets). */
export function presentTicket(ticket: UploadTicket, baseUrl: string): UploadTicketDto {
  const { mediaId, uploadUrl, expiresAt } = ticket;
  const publicUrl = mediaUrl(baseUrl, mediaId);
  return { mediaId, uploadUrl, expiresAt: expiresAt.toISOString(), publicUrl };
}

/** The confirmation that an item is deleted. */
export function presentDeletedMedia(mediaId: string): DeletedMediaDto {
  return { mediaId, deleted: true };
}

/** A picture whose parts were covered (docs/api/media.md#covering-parts). */
export function presentCovered(mediaId: string, baseUrl: string): CoveredMediaDto {
  return { mediaId, url: mediaUrl(baseUrl, mediaId) };
}
