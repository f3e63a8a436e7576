import type { Response } from 'express';
import type { StaffFileType } from '../../staff';

/**
 * Answers with a file of a note, which no cache keeps.
 * @throws the error if the file cannot be read; a client that has gone away is no error
 */
export function sendStaffFile(
  response: Response,
  { path, type, fileId }: { path: string; type: StaffFileType; fileId: string },
): Promise<void> {
  const isPhoto = type.startsWith('image/');
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    // A PDF can contain scripts.
    'Content-Disposition': isPhoto ? 'inline' : `attachment; filename="${fileId}.pdf"`,
  };
  return new Promise((done, fail) => {
    response.sendFile(
      path,
      { cacheControl: false, etag: false, acceptRanges: false, dotfiles: 'allow', headers },
      (error?: Error) => {
        const { code } = (error ?? {}) as { code?: string };
        if (!error || code === 'ECONNABORTED' || response.headersSent) return done();
        fail(error);
      },
    );
  });
}
