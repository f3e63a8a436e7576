import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { BodyClassifier, type BodyReading } from '../platform/http/edge/body-classifier';
import type { ApiRequest } from '../platform/http/request';

/** An upload to this server's own storage. */
const UPLOAD = /^\/media\/[^/]+\/?$/i;
/** An imported file: CSV, or boundaries as GeoJSON. */
const IMPORT =
  /^\/api\/admin\/(accountability\/[^/]+|officials\/records\/[^/]+|geo\/boundaries)\/import\/?$/i;

/** The boundary of a ward. */
const BOUNDARY = /^\/api\/admin\/geo\/wards\/[^/]+\/boundary\/?$/i;

/** The webhook of the chat platform. */
const WEBHOOK = /^\/api\/chat\/webhook\/?$/i;

/** A report of an Open311 client. */
const OPEN311_REPORT = /^\/open311\/(?:[^/]+\/)?v2\/requests\.[^/]+\/?$/i;
/** The paths of Open311 clients, feed readers and open data; apart from reports, they take no body. */
const OPEN_DATA = /^\/(open311|feeds|data)\//i;
/** Forms of pages with optional photos: the report of an issue, and how it was resolved. */
const PHOTO_FORM = /^\/[a-z]+\/(report|issues\/[^/]+\/resolve)\/?$/i;
/**
 * One click in a mail program, which may send a multipart form (RFC 8058, 3.2); the link itself identifies the
 * subscription.
 */
const ONE_CLICK = /^\/alerts\/unsubscribe\/?$/i;
const FORM = /^application\/x-www-form-urlencoded\b/i;
const FORM_WITH_FILES = /^multipart\/form-data\b/i;

/** Bodies that are not JSON: streamed files, signed webhooks of platforms, and forms of pages. */
@Injectable()
export class BodyClasses extends BodyClassifier {
  override formOf(request: Request): BodyReading {
    const { method, path, headers } = request;
    if (method === 'PUT' && UPLOAD.test(path)) return 'stream';
    if (method === 'POST' && OPEN311_REPORT.test(path)) return 'form-bytes';
    // So that the router reports the error: unknown path or wrong method.
    if (OPEN_DATA.test(path)) return 'stream';
    if (method !== 'POST') return 'json';
    if (IMPORT.test(path)) return 'stream';
    const type = headers['content-type'] ?? '';
    if (surfaceOf(request) === 'site' && FORM.test(type)) return 'form';
    if (ONE_CLICK.test(path)) return 'form-bytes';
    if (PHOTO_FORM.test(path) && FORM_WITH_FILES.test(type)) return 'stream';
    return WEBHOOK.test(path) ? 'bytes' : 'json';
  }

  override hasLongLists({ path }: Request): boolean {
    return BOUNDARY.test(path);
  }

  override isReadByGuard(request: Request): boolean {
    return surfaceOf(request) === 'console';
  }
}

function surfaceOf(request: Request): string {
  return (request as ApiRequest).matched.surface;
}
