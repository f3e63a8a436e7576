import type { ErrorCode } from '../http/error-codes';

/** How an event of a client is acknowledged. */
export type Acknowledgement = { ok: true } | { ok: false; error: { code: ErrorCode; message: string } };
