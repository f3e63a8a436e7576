import type { MimeType } from '../../kernel/media-types';
import { removeMp4Metadata } from './mp4-metadata';
import { VideoFile } from './video-file';
import { removeWebmMetadata } from './webm-metadata';

/**
 * Removes from a local file of a video where, when and with what it was taken. The video itself is not encoded again,
 * and the file keeps its length. A second time nothing changes.
 * @throws UnfitMedia if it cannot be told what is to be removed
 */
export function removeVideoMetadata(path: string, type: MimeType): Promise<void> {
  return VideoFile.with(path, type === 'video/webm' ? removeWebmMetadata : removeMp4Metadata);
}
