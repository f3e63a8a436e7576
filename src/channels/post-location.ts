import { firstCharacters } from '../kernel/text/first-characters';
import type { PostLocation } from './channel';

const MAX_ADDRESS_LENGTH = 500;

/** The location of an issue that is made of a post: its point, with name and address of the point as address. */
export function issueLocationOf({ lat, lng, name, address }: PostLocation) {
  const parts = [name, address].filter(Boolean);
  return { lat, lng, address: firstCharacters(parts.join(', '), MAX_ADDRESS_LENGTH) };
}
