import type { ErrorCode } from '../http/token-api/error-envelope.dto';

/** How an event of a client is acknowledged. */
export type Acknowledgement = { ok: true } | { ok: false; error: { code: ErrorCode; message: string } };
