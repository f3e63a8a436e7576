import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import type { AnnouncedUpload } from './object-storage';

/** Signs the URLs of uploads to this server: for one file, type, size and expiry. */
@Injectable()
export class UploadSignature {
  private readonly key: Buffer;

  constructor(config: Config) {
    this.key = createHmac('sha256', config.jwtSecret).update('upload').digest();
  }

  sign(upload: AnnouncedUpload): string {
    return this.mac(upload).toString('base64url');
  }

  verify(upload: AnnouncedUpload, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    const right = this.mac(upload);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  private mac({ mediaId, mimeType, size, expiresAt }: AnnouncedUpload): Buffer {
    return createHmac('sha256', this.key)
      .update(JSON.stringify(['PUT', mediaId, mimeType, size, expiresAt.getTime()]))
      .digest();
  }
}
