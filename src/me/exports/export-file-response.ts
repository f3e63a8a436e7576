import type { Response } from 'express';
import type { ObjectLocation } from '../../media';
import { ExportNotFound } from './export.errors';

/** No cache keeps it: the next request may be of somebody else on the same machine. */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Disposition': 'attachment; filename="my-data.zip"',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Answers with the file of an export or a range of it, or redirects to an object store.
 * @throws ExportNotFound if the file is gone
 */
export async function sendExport(response: Response, found: ObjectLocation): Promise<void> {
  if ('url' in found) {
    response.set(HEADERS).redirect(302, found.url);
    return;
  }
  const headers = { ...HEADERS, 'Content-Type': 'application/zip' };
  await new Promise<void>((done, fail) => {
    response.sendFile(found.file, { cacheControl: false, dotfiles: 'allow', headers }, (error?: Error) => {
      const { code, status } = (error ?? {}) as { code?: string; status?: number };
      if (!error || code === 'ECONNABORTED' || response.headersSent) return done();
      for (const name of ['Content-Type', 'ETag', 'Content-Disposition']) response.removeHeader(name);
      if (status === 404) return fail(new ExportNotFound());
      if (status !== 412 && status !== 416) return fail(error);
      response.status(status).end();
      done();
    });
  });
}
