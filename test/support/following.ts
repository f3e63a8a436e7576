import type { HttpAnswer } from './http';
import { fieldsIn, type Reader } from './reader';

/**
 * Opens the link of a mail, and presses the button of its page, if it has one.
 * @param link the parameter of the URL
 */
export async function confirmFollowing(reader: Reader, link: string): Promise<HttpAnswer> {
  const page = await reader.get(`/alerts/confirm?link=${encodeURIComponent(link)}`);
  const chosen = fieldsIn(page.text, 'chosen');
  return chosen.length === 0 ? page : reader.post('/alerts/confirm', { link, chosen });
}
