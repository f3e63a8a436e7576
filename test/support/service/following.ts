import type { HttpAnswer } from '../network/http';
import { boxesIn, type PublicClient } from '../network/public-client';

/**
 * Opens the link of a mail, ticks all boxes of its page, and presses its button, if it has one.
 * @param link the parameter of the URL
 */
export async function confirmFollowing(reader: PublicClient, link: string): Promise<HttpAnswer> {
  const page = await reader.get(`/alerts/confirm?link=${encodeURIComponent(link)}`);
  const chosen = boxesIn(page.text, 'chosen');
  return chosen.length === 0 ? page : reader.post('/alerts/confirm', { link, chosen });
}
