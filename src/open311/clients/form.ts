import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { MAX_MEDIA } from '../../kernel/media-types';
import { DomainError, InvalidInput } from '../../platform/http/domain-error';
import { isMultipart, readFormParts, tooManyFields } from '../../platform/http/form-reader';

const URL_ENCODED = /^application\/x-www-form-urlencoded\b/i;
const MAX_FIELDS = 200;
const MAX_FIELD_BYTES = 256 * 1024;

/** The fields of a form, each with its values in order, and its files. */
export interface Form {
  fields: Map<string, string[]>;
  files: Buffer[];
}

/**
 * Parses a form that was received completely.
 * @param bytes the body; empty if there is none
 * @throws DomainError `unsupportedMedia` for another content type; InvalidInput for an incomplete form, or one that is
 *   not UTF-8
 */
export async function readForm(bytes: Buffer, contentType: string | undefined): Promise<Form> {
  if (contentType === undefined && bytes.length === 0) return { fields: new Map(), files: [] };
  if (URL_ENCODED.test(contentType ?? '')) return { fields: urlEncoded(bytes), files: [] };
  if (contentType !== undefined && isMultipart({ 'content-type': contentType }))
    return multipart(bytes, contentType);
  throw new DomainError(
    'unsupportedMedia',
    'The body must be application/x-www-form-urlencoded or multipart/form-data',
  );
}

function urlEncoded(bytes: Buffer): Form['fields'] {
  const fields: Form['fields'] = new Map();
  const pairs = bytes.toString('latin1').split('&', MAX_FIELDS + 1);
  if (pairs.length > MAX_FIELDS) throw tooManyFields(MAX_FIELDS);
  for (const pair of pairs) {
    if (pair === '') continue;
    const [name = '', ...rest] = pair.split('=');
    add(fields, decoded(name), decoded(rest.join('=')));
  }
  return fields;
}

function decoded(text: string): string {
  try {
    // Unescaped characters are UTF-8 that was decoded byte by byte.
    const bytes = Buffer.from(text.replaceAll('+', ' '), 'latin1');
    if (isUtf8(bytes)) return decodeURIComponent(bytes.toString());
  } catch {
    // Refused below.
  }
  throw new InvalidInput([{ field: 'body', message: 'must be percent-encoded UTF-8' }]);
}

async function multipart(bytes: Buffer, contentType: string): Promise<Form> {
  const form: Form = { fields: new Map(), files: [] };
  await readFormParts(
    Readable.from([bytes], { objectMode: false }),
    { 'content-type': contentType },
    {
      limits: { files: MAX_MEDIA, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES },
      refusesMoreFields: true,
      onField: (name, value) => {
        if (isAsSent(name, bytes) && isAsSent(value, bytes)) add(form.fields, name, value);
        else if (name !== undefined) throw notUtf8();
      },
      // A file input without a selection is sent as a part without a file name.
      onFile: ({ filename, file }) =>
        filename
          ? file.toArray().then((chunks) => form.files.push(Buffer.concat(chunks as Buffer[])))
          : undefined,
    },
  );
  return form;
}

/**
 * Whether a text was decoded unchanged: the parser replaces invalid UTF-8 by U+FFFD, and returns nothing for an unknown
 * charset.
 */
function isAsSent(text: string | undefined, form: Buffer): text is string {
  return text !== undefined && (!text.includes('\ufffd') || form.includes(text));
}

/** A field without a name is ignored. */
function add(fields: Form['fields'], name: string, value: string): void {
  if (name === '') return;
  const known = fields.get(name);
  if (known) known.push(value);
  else fields.set(name, [value]);
}

function notUtf8(): InvalidInput {
  return new InvalidInput([{ field: 'body', message: 'must be UTF-8' }]);
}
