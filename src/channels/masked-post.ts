import type { ChannelPost } from './channel';

const SHOWN = 4;

/** A post with the end of the number and the first name of who wrote it, in the form of the values. */
export function masked<Post extends ChannelPost>(post: Post): Post {
  const { author, authorName } = post;
  return { ...post, author: maskedNumber(author), authorName: authorName.trim().split(/\s+/)[0] ?? '' };
}

function maskedNumber(author: string): string {
  const start = author.startsWith('+') ? '+' : '';
  const rest = author.slice(start.length);
  return start + '•'.repeat(Math.max(0, rest.length - SHOWN)) + rest.slice(-SHOWN);
}
