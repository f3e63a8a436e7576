import { isNativeError } from 'node:util/types';
import { Busy, DomainError, Unavailable } from '../http/domain-error';

interface SqlError extends Error {
  code: string;
  constraint?: string;
}

/** Messages of the driver and its pool that carry no SQLSTATE but mean the server was not reached in time. */
const CONNECTION_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end/i;
/** The pool's, when all of its connections were in use for too long. */
const POOL_WAIT_MESSAGE = 'timeout exceeded when trying to connect';
/** A connection lost or not to be had, also because this process or machine has no socket left. */
const SOCKET_CODES =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EMFILE|ENFILE|ENOBUFS|EADDRNOTAVAIL)$/;

const INVALID = new Set([
  '22021',
  '22P02',
  '22P05',
  '22003',
  '22007',
  '22008',
  '2201W',
  '22001',
  '23502',
  '23514',
]);
const UNAVAILABLE = new Set([
  '40001',
  '40P01',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  '25P04',
  '25006',
]);

/** True for a failure that succeeds when the transaction is simply run again. */
export function isSerializationFailure(error: unknown): boolean {
  const { code } = driverError(error) ?? {};
  return code === '40001' || code === '40P01';
}

/**
 * True where the failure shows that a server is away: it cannot be reached, has cut the connection, or stops or starts.
 * Having waited in vain for one of this process's own connections shows nothing of it.
 */
export function isServerAway(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  if (isPoolWait(error)) return false;
  return isUnreachable(error) || /^(08|57P0[123]$)/.test(driverError(error)?.code ?? '');
}

/** True where this process's own connections were all in use for too long. */
export function isPoolWait(error: unknown): boolean {
  return isNativeError(error) && error.message === POOL_WAIT_MESSAGE;
}

/** The SQLSTATE of a failure, where it is one of the database's. */
export function sqlStateOf(error: unknown): string | undefined {
  return driverError(error)?.code;
}

/**
 * What a failure of the database means to the caller, decided once for the whole service: by SQLSTATE, else by the
 * driver's message. Undefined when the error is none of the database's.
 */
export function fromDatabaseError(error: unknown): DomainError | undefined {
  if (!isNativeError(error)) return undefined;
  if (isUnreachable(error)) return new Unavailable();
  const sql = driverError(error);
  if (!sql) return undefined;
  if (INVALID.has(sql.code)) return new DomainError('invalid', 'A value cannot be stored as given');
  if (sql.code === '23505') return new DomainError('conflict', 'This already exists');
  if (sql.code === '23503') return new DomainError('conflict', 'Something this refers to does not exist');
  if (sql.code === '55P03') return new Busy();
  if (UNAVAILABLE.has(sql.code) || /^(08|53)/.test(sql.code)) return new Unavailable();
  return undefined;
}

function isUnreachable(error: Error): boolean {
  if (CONNECTION_MESSAGES.test(error.message)) return true;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && SOCKET_CODES.test(code)) return true;
  const { errors } = error as { errors?: unknown };
  return Array.isArray(errors) && errors.some((each) => isNativeError(each) && isUnreachable(each));
}

/** The driver's own error, also when TypeORM wrapped it. */
function driverError(error: unknown): SqlError | undefined {
  if (!isNativeError(error)) return undefined;
  const inner = (error as { driverError?: unknown }).driverError ?? error;
  const { code } = inner as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? (inner as SqlError) : undefined;
}
