import type { Response } from 'express';
import type { FoundFile } from './media-reader.service';

const HEADERS = {
  // An upload never changes, but it can be deleted, or its issue hidden: then it is soon gone from caches, too.
  'Cache-Control': 'public, max-age=30',
  // Pages of other origins show these, and nothing in them is ever run.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline',
};

/**
 * Answers with a file, or a part of it, or with where it is in an object store.
 * @param tag names its bytes for conditional requests
 * @throws what keeps the file from being read
 */
export async function sendMediaFile(response: Response, found: FoundFile, tag: string): Promise<void> {
  if ('url' in found) {
    response.set(HEADERS).redirect(302, found.url);
    return;
  }
  response.setHeader('ETag', `"${tag}"`);
  await sendFile(response, found.file, { ...HEADERS, 'Content-Type': found.mimeType });
}

/**
 * @throws what keeps the file from being read; that its reader went away, or asked for a part it has not, is no failure
 */
function sendFile(response: Response, file: string, headers: Record<string, string>): Promise<void> {
  return new Promise((done, fail) => {
    response.sendFile(file, { cacheControl: false, dotfiles: 'allow', headers }, (error?: Error) => {
      const { code, status } = (error ?? {}) as { code?: string; status?: number };
      if (!error || code === 'ECONNABORTED' || response.headersSent) return done();
      if (status !== 412 && status !== 416) return fail(error);
      for (const name of ['Content-Type', 'ETag']) response.removeHeader(name);
      response.status(status).end();
      done();
    });
  });
}
