import { isUtf8 } from 'node:buffer';
import type { Request } from 'express';
import { MAX_KEY_LENGTH } from '../../api/idempotent.decorator';
import { InvalidInput } from '../../platform/http/domain-error';
import type { ReportDto } from './report.dto';

const HEADER = 'Idempotency-Key';

/**
 * The key that identifies a repetition of a report: the argument `client_request_id`, which the application sets,
 * otherwise the header, which an intermediary may set anew for each transmission.
 * @throws InvalidInput for a key that is too long
 */
export function reportKeyOf(
  { headers }: Pick<Request, 'headers'>,
  report: Pick<ReportDto, 'client_request_id'>,
): string | undefined {
  const header = headers[HEADER.toLowerCase()];
  const key = report.client_request_id || (typeof header === 'string' ? textOf(header) : undefined);
  if (key !== undefined && [...key].length > MAX_KEY_LENGTH)
    throw new InvalidInput([{ field: HEADER, message: `must be at most ${MAX_KEY_LENGTH} characters long` }]);
  return key || undefined;
}

/** Node.js decodes header bytes as Latin-1, whatever the client wrote. */
function textOf(header: string): string {
  const bytes = Buffer.from(header, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : header;
}
