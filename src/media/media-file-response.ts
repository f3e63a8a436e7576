import type { Response } from 'express';
import type { FoundFile } from './media-reader.service';

const HEADERS = {
  // An upload may be deleted, covered in parts, or its issue hidden; caches must then drop it soon.
  'Cache-Control': 'public, max-age=30',
  // Pages of other origins may show these files, which contain nothing executable.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Disposition': 'inline',
};

/**
 * Answers with a file or a range of it, or redirects to an object store.
 * @throws the error if the file cannot be read
 */
export async function sendMediaFile(response: Response, found: FoundFile): Promise<void> {
  if ('url' in found) {
    response.set(HEADERS).redirect(302, found.url);
    return;
  }
  response.setHeader('ETag', `"${found.tag}"`);
  await sendFile(response, found.file, { ...HEADERS, 'Content-Type': found.mimeType });
}

/** @throws the error if the file cannot be read; a disconnected client or an unsatisfiable range is not an error */
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
