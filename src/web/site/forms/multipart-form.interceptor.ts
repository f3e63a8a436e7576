import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { finalize, from, type Observable, switchMap } from 'rxjs';
import { MAX_BYTES } from '../../../kernel/media-types';
import { type FormPart, formTooLarge, isMultipart, readFormParts } from '../../../platform/http/form-reader';
import { temporaryPrefix } from '../../../platform/temporary-files';
import type { SiteRequest } from '../languages';
import { type Fields, HAD_PHOTOS } from './drafts.service';

/** The maximum number of photos in a form, and in one that says that an issue is resolved. */
export const MAX_PHOTOS = 5;
export const MAX_AFTER_PHOTOS = 10;
const FIELD = 'photos';
/** Those of a report, and the personal data in it, which its author decides about. */
const MAX_FIELDS = 100;
const MAX_SHOWN_NAME = 80;
/** The maximum size of a form's texts: of each, and of all if only they are read. */
const MAX_TEXTS = 128 * 1024;
/** The maximum size of a form: photos and texts. */
const maxForm = (photos: number) => photos * MAX_BYTES.image + 1024 * 1024;
const LIMITS = { fileSize: MAX_BYTES.image, fields: MAX_FIELDS, fieldSize: MAX_TEXTS, parts: 110 };

/** A file of a form. */
export interface FormFile {
  path: string;
  /** Its name, to be shown to the sender. */
  name: string;
}

/** The photos of a form, as files that are deleted after the answer. */
export interface FormPhotos {
  files: FormFile[];
  /** Whether there were any, including ignored ones. */
  isNamed: boolean;
  /** The name of the first one that was cut off at the size limit. */
  tooLarge?: string;
  isTooMany: boolean;
}

/** A request with a parsed form. */
export interface PhotoRequest extends SiteRequest {
  photos?: FormPhotos;
}

/**
 * Parses a multipart form: its fields become the body, its photos files in a temporary folder. A form without files is
 * parsed earlier, as any body. Files of people who are not signed in are ignored.
 */
@Injectable()
export class MultipartFormInterceptor implements NestInterceptor {
  protected readonly maxPhotos: number = MAX_PHOTOS;

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<PhotoRequest>();
    if (!isMultipart(request.headers)) return next.handle();
    let folder: string | undefined;
    const taken = async () => {
      folder = await mkdtemp(temporaryPrefix('form'));
      await take(request, {
        folder,
        maxPhotos: this.maxPhotos,
        takesFiles: (fields) => this.takesFiles(request, fields),
      });
    };
    return from(taken()).pipe(
      switchMap(() => next.handle()),
      finalize(() => folder && void rm(folder, { recursive: true, force: true }).catch(() => undefined)),
    );
  }

  /** Whether the files of a form are taken, by the fields before them: here, if its sender is signed in. */
  protected readonly takesFiles: (request: PhotoRequest, fields: Fields) => boolean = ({ actor }) =>
    actor !== undefined;
}

/** The same for a form that says that an issue is resolved. */
@Injectable()
export class AfterPhotosFormInterceptor extends MultipartFormInterceptor {
  protected override readonly maxPhotos = MAX_AFTER_PHOTOS;
}

/**
 * Parses the fields of a form that failed before its handler ran, without its files: a multipart form, or a form that
 * was refused unread as too large. A form that is already parsed is not changed. Of an incomplete form, the fields that
 * arrived are used.
 */
export async function takeFields(request: SiteRequest): Promise<void> {
  const isTaken = (request as PhotoRequest).photos !== undefined;
  if (isUrlEncoded(request) && request.body === undefined) return takeTexts(request);
  if (isTaken || !isMultipart(request.headers) || request.readableEnded || request.destroyed) return;
  await take(request, {}).catch(() => undefined);
}

/**
 * Parses the fields of an unread form that was refused for a rate limit or its size. Only as much is read as the texts
 * need, which precede the files.
 */
export async function takeTexts(request: SiteRequest): Promise<void> {
  if (!isMultipart(request.headers) && !isUrlEncoded(request)) return;
  if (request.readableEnded || request.destroyed) return;
  await take(request, { maxBytes: MAX_TEXTS }).catch(() => undefined);
}

/** Whether a form has photos that were not sent: a script keeps them until the author is signed in. */
export function leavesPhotos({ photos, body }: PhotoRequest): boolean {
  return !photos?.isNamed && !!(body as Record<string, unknown> | undefined)?.[HAD_PHOTOS];
}

/** The draft field that notes a form's photos; empty without photos. */
export function photoNote(request: PhotoRequest): Fields {
  return request.photos?.isNamed || leavesPhotos(request) ? { [HAD_PHOTOS]: '1' } : {};
}

function isUrlEncoded({ headers }: SiteRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');
}

interface Taking {
  /** For the photos, which are ignored without one. */
  folder?: string;
  maxPhotos?: number;
  maxBytes?: number;
  /** Whether a file is taken, by the fields before it. */
  takesFiles?: (fields: Fields) => boolean;
}

async function take(
  request: PhotoRequest,
  { folder, maxPhotos = MAX_PHOTOS, maxBytes = maxForm(maxPhotos), takesFiles = () => false }: Taking,
): Promise<void> {
  const fields: Record<string, string> = {};
  const repeated: Record<string, string[]> = {};
  const photos: FormPhotos = { files: [], isNamed: false, isTooMany: false };
  const reading = readFormParts(request, request.headers, {
    limits: { ...LIMITS, files: maxPhotos },
    size: { maxBytes, cutOffBytes: 2 * maxForm(maxPhotos) },
    refusesMoreFields: true,
    onField: (name, value, isCut) => {
      // A text that was cut off is not what was written: the form is refused, and keeps none of it.
      if (isCut) throw formTooLarge();
      if (name === undefined || value === undefined) return;
      if (name in fields) (repeated[name] ??= [fields[name]!]).push(value);
      fields[name] ??= value;
    },
    onFile: (part) => takePhoto(part, photos, takesFiles(fields) ? folder : undefined),
    onFilesLimit: () => (photos.isTooMany = true),
  });
  request.body = fields;
  request.photos = photos;
  await reading;
  request.body = { ...fields, ...repeated };
}

/** @param folder for the photo, which is ignored without one */
function takePhoto(
  { name, filename = '', file }: FormPart,
  photos: FormPhotos,
  folder: string | undefined,
): Promise<void> | undefined {
  file.on('limit', () => (photos.tooLarge ??= shownName(filename)));
  // A file input without a selection is sent as a part without a file name.
  if (name !== FIELD || filename === '') return undefined;
  photos.isNamed = true;
  if (folder === undefined) return undefined;
  const path = join(folder, String(photos.files.length));
  photos.files.push({ path, name: shownName(filename) });
  return pipeline(file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

/** The name of a file without characters that nobody sees, or that change what is beside it. */
function shownName(name: string): string {
  const shown = name.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '');
  return [...shown].slice(0, MAX_SHOWN_NAME).join('');
}
