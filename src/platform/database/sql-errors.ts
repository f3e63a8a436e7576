import { isNativeError } from 'node:util/types';
import { Busy, DomainError, Unavailable } from '../http/domain-error';

interface SqlError extends Error {
  code: string;
  table?: string;
  detail?: string;
}

/** Messages of the driver and its pool that carry no SQLSTATE but mean the server was not reached in time. */
const CONNECTION_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end/i;
/** The pool's message when all connections were in use for too long. */
const POOL_WAIT_MESSAGE = 'timeout exceeded when trying to connect';
/** A connection was lost or could not be opened, also if this process or machine has no free socket. */
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
 * Whether a failure shows that a server is unreachable: it cannot be connected to, has closed the connection, or is
 * stopping or starting. A timeout while waiting for a connection of this process's pool does not show that.
 */
export function isServerAway(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  if (isPoolWait(error)) return false;
  return isUnreachable(error) || /^(08|57P0[123]$)/.test(driverError(error)?.code ?? '');
}

/** Whether all connections of this process's pool were in use for too long. */
export function isPoolWait(error: unknown): boolean {
  return isNativeError(error) && error.message === POOL_WAIT_MESSAGE;
}

/** The SQLSTATE of an error; undefined if it is not an error of the database. */
export function sqlStateOf(error: unknown): string | undefined {
  return driverError(error)?.code;
}

/**
 * Translates a database failure into a domain error, for the whole service: by SQLSTATE, otherwise by the driver's
 * message. Undefined if the error does not come from the database.
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

/** The driver's own error, also when TypeORM wrapped it; undefined if it is not an error of the database. */
export function driverError(error: unknown): SqlError | undefined {
  if (!isNativeError(error)) return undefined;
  const inner = (error as { driverError?: unknown }).driverError ?? error;
  const { code } = inner as { code?: unknown };
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? (inner as SqlError) : undefined;
}
