import type { ErrorCode } from '../http/error-codes';

/** The acknowledgement of a client's event. */
export type Acknowledgement = { ok: true } | { ok: false; error: { code: ErrorCode; message: string } };
