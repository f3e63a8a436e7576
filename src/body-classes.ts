import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { isWebhook } from './api/surface-map';
import { BodyClassifier, type BodyReading } from './platform/http/edge/body-classifier';

/** An upload to this server's own storage. */
const UPLOAD = /^\/media\/[^/]+\/?$/i;
/** A file that is imported: CSV, or boundaries as GeoJSON. */
const IMPORT = /^\/api\/admin\/(accountability\/[^/]+|geo\/boundaries)\/import\/?$/i;

/** Bodies that are no JSON: files that go by without being held, and what a platform has signed. */
@Injectable()
export class BodyClasses extends BodyClassifier {
  override formOf({ method, path }: Request): BodyReading {
    if (method === 'PUT' && UPLOAD.test(path)) return 'stream';
    if (method !== 'POST') return 'json';
    if (IMPORT.test(path)) return 'stream';
    return isWebhook(path) ? 'bytes' : 'json';
  }
}
