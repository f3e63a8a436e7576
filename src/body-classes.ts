import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { isSitePath, isWebhook } from './api/surface-map';
import { BodyClassifier, type BodyReading } from './platform/http/edge/body-classifier';

/** An upload to this server's own storage. */
const UPLOAD = /^\/media\/[^/]+\/?$/i;
/** A file that is imported: CSV, or boundaries as GeoJSON. */
const IMPORT =
  /^\/api\/admin\/(accountability\/[^/]+|officials\/records\/[^/]+|geo\/boundaries)\/import\/?$/i;

/** A report of a client of Open311. */
const OPEN311_REPORT = /^\/open311\/(?:[^/]+\/)?v2\/requests\.[^/]+\/?$/i;
/** Forms of pages that may bring photos: the report of an issue, and how it was resolved. */
const PHOTO_FORM = /^\/[a-z]+\/(report|issues\/[^/]+\/resolve)\/?$/i;
const FORM = /^application\/x-www-form-urlencoded\b/i;
const FORM_WITH_FILES = /^multipart\/form-data\b/i;

/** Bodies that are no JSON: files that go by without being held, what a platform has signed, and forms of pages. */
@Injectable()
export class BodyClasses extends BodyClassifier {
  override formOf({ method, path, headers }: Request): BodyReading {
    if (method === 'PUT' && UPLOAD.test(path)) return 'stream';
    if (method !== 'POST') return 'json';
    if (IMPORT.test(path)) return 'stream';
    if (OPEN311_REPORT.test(path)) return 'form-bytes';
    const type = headers['content-type'] ?? '';
    if (isSitePath(path) && FORM.test(type)) return 'form';
    if (PHOTO_FORM.test(path) && FORM_WITH_FILES.test(type)) return 'stream';
    return isWebhook(path) ? 'bytes' : 'json';
  }
}
