import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Busboy, Limits } from 'busboy';
import { DomainError, InvalidInput } from './domain-error';

/** A file of a form, read as it arrives. */
export interface FormPart {
  /** The name of its field. */
  name: string | undefined;
  /** Absent or empty if no file was selected. */
  filename: string | undefined;
  /** Ends at the size limit; `truncated` says whether it was cut off there. */
  file: Readable & { truncated?: boolean };
}

/** What a form may contain, and what becomes of its parts. */
export interface FormRules {
  limits: Limits;
  /** A larger form is refused, and one that does not end is cut off; by default, only its parts have limits. */
  size?: { maxBytes: number; cutOffBytes: number };
  /** Whether a form with more fields than the limit is refused; otherwise, further ones are ignored. */
  refusesMoreFields: boolean;
  /** Called for each field within the limits. @throws DomainError to refuse the form */
  onField?: (name: string | undefined, value: string | undefined, isCut: boolean) => void;
  /** Called for each file within the limits. @returns a promise of its end; undefined to ignore it */
  onFile: (part: FormPart) => Promise<unknown> | undefined;
  /** Called once if there are more files than the limit. */
  onFilesLimit?: () => void;
  /** The error for a form that breaks off or is malformed, by the reason the parser gives. */
  malformed?: (reason: string) => DomainError;
  /** The error for a content type that is no form; by default that of a malformed form. */
  wrongType?: (reason: string) => DomainError;
}

/** Whether a body is a form with files. */
export function isMultipart({ 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  return /^multipart\/form-data\b/i.test(type);
}

/**
 * Reads a form part by part, without buffering its files. Of a refused form, the rest is not read.
 * @param source the request, or a body that was already received
 * @throws DomainError `tooLarge` for a form over its size; InvalidInput for too many fields, or if it is malformed; the
 *   errors of the rules, and what the promise of a file throws
 */
export async function readFormParts(
  source: Readable,
  headers: IncomingHttpHeaders,
  rules: FormRules,
): Promise<void> {
  const { limits, malformed = notWhole, wrongType = malformed } = rules;
  const { default: busboy } = await import('busboy');
  let form: Busboy;
  try {
    // Browsers send the names of files in UTF-8.
    form = busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch (error) {
    throw wrongType((error as Error).message);
  }
  const files: Array<Promise<unknown>> = [];
  form.on('file', (name, file, { filename }) => {
    // A form that breaks off also emits an error on its files, read or not; an unhandled one ends the process.
    file.on('error', () => undefined);
    const reading = rules.onFile({ name, filename, file });
    if (reading === undefined) return void file.resume();
    // It may fail early: the rest of the form must still be read.
    reading.catch(() => file.resume());
    files.push(reading);
  });
  form.on('filesLimit', () => rules.onFilesLimit?.());
  await ended(source, form, rules);
  await Promise.all(files);
}

/** Pipes the source into the parser. @throws as `readFormParts` */
function ended(source: Readable, form: Busboy, rules: FormRules): Promise<void> {
  const { limits, size, malformed = notWhole, onField, refusesMoreFields } = rules;
  return new Promise((done, fail) => {
    form.on('close', done);
    form.on('error', (error: unknown) =>
      fail(error instanceof DomainError ? error : malformed((error as Error).message)),
    );
    form.on('field', (name, value, { valueTruncated }) => {
      try {
        onField?.(name, value, valueTruncated);
      } catch (error) {
        form.destroy(error as Error);
      }
    });
    form.on('fieldsLimit', () => refusesMoreFields && form.destroy(tooManyFields(limits.fields)));
    source.on('aborted', () => form.destroy(new Error('it was cut off')));
    // It was cut off while the parser was loaded.
    if (source.destroyed) return fail(malformed('it was cut off'));
    if (size) limitSize(size, source, form);
    source.pipe(form);
  });
}

/** Refuses a form as soon as it is too large. */
function limitSize(
  { maxBytes, cutOffBytes }: { maxBytes: number; cutOffBytes: number },
  source: Readable,
  form: Busboy,
): void {
  let bytes = 0;
  source.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes <= maxBytes) return;
    source.unpipe(form);
    // Also closes the files that are being read.
    form.destroy(formTooLarge());
    // A browser reads the answer only after sending the whole form; an endless form is cut off.
    if (bytes > cutOffBytes) source.destroy();
    else source.resume();
  });
}

/** The error for a form that is larger than its limit, or one of its texts. */
export function formTooLarge(): DomainError {
  return new DomainError('tooLarge', 'The form is too large');
}

/** The error for more fields than a form may have. */
export function tooManyFields(max = 0): InvalidInput {
  return new InvalidInput([{ field: 'body', message: `must have at most ${max} fields` }]);
}

function notWhole(): InvalidInput {
  return new InvalidInput([{ field: 'body', message: 'is no whole form' }]);
}
