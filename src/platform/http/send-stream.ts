import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The time limit for sending a streamed answer, however steadily it is read. It holds no database connection. */
const TIMEOUT_MS = 10 * 60_000;

/**
 * Sends a body while it is made. If the client leaves, or needs more than ten minutes, the body is closed; neither is a
 * failure of the service.
 * @throws what the body throws
 */
export async function sendStream(body: Readable, response: Writable): Promise<void> {
  try {
    await pipeline(body, response, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (error) {
    if (!hasGone(error)) throw error;
  }
}

/** Whether a stream ended because its client disconnected or was too slow. */
function hasGone(error: unknown): boolean {
  const { code, name } = error as NodeJS.ErrnoException;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || name === 'AbortError';
}
