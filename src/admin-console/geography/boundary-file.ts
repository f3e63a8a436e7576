import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import { firstCharacters } from '../../kernel/text/first-characters';
import { DomainError, InvalidInput } from '../../platform/http/domain-error';

/** The maximum size of a file of boundaries. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** No city has more wards. */
const MAX_FEATURES = 2000;
const MAX_NAME_LENGTH = 100;

/** A file of boundaries is larger than `MAX_FILE_BYTES`. */
export class BoundaryFileTooLarge extends DomainError {
  constructor() {
    super('tooLarge', `The file is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
  }
}

/** A feature of a file; only its name was checked. */
export interface BoundaryFeature {
  /** Its index in the file, from 0. */
  index: number;
  /** Its name; empty if it has none. */
  name: string;
  geometry: unknown;
}

/**
 * Reads the features of a GeoJSON FeatureCollection.
 * @param property the property of a feature that contains its name
 * @throws InvalidInput if the file is not a FeatureCollection; BoundaryFileTooLarge if it was truncated at the maximum
 *   size
 */
export async function readBoundaryFile(
  file: Readable & { truncated?: boolean },
  property: string,
): Promise<BoundaryFeature[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk as Buffer);
  if (file.truncated) throw new BoundaryFileTooLarge();
  const { type, features } = objectOf(parsed(Buffer.concat(chunks)));
  if (type !== 'FeatureCollection' || !Array.isArray(features)) refuse('must be a GeoJSON FeatureCollection');
  const list = features as unknown[];
  if (list.length === 0 || list.length > MAX_FEATURES) refuse(`must have 1 to ${MAX_FEATURES} features`);
  return list.map((feature, index) => featureOf(feature, index, property));
}

function parsed(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) refuse('must be UTF-8');
  try {
    // Editors and spreadsheets begin a file with a byte order mark.
    return JSON.parse(bytes.toString().replace(/^\ufeff/, '')) as unknown;
  } catch {
    return refuse('must be JSON');
  }
}

function featureOf(feature: unknown, index: number, property: string): BoundaryFeature {
  const { properties, geometry } = objectOf(feature);
  const named = objectOf(properties);
  const value = Object.hasOwn(named, property) ? named[property] : undefined;
  const name = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return { index, name: firstCharacters(name, MAX_NAME_LENGTH), geometry };
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function refuse(message: string): never {
  throw new InvalidInput([{ field: 'file', message }]);
}
