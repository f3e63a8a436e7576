import type { ChannelPost, PostLocation, PostMedia } from '../channel';

const LONGEST_TEXT = 10_000;
const LONGEST_NAME = 200;
const LONGEST_ID = 500;

/** What a webhook body of the chat platform holds: messages to keep, and what is counted alone. */
export interface ChatDelivery {
  messages: ChannelPost[];
  /** What else there was, by what it was. */
  others: Map<string, number>;
}

type Unknown = Record<string, unknown>;

/**
 * Reads a webhook body (document 2, section 4.1), of which nothing can be relied on: what is not understood is counted.
 * @param receivedAt what a message counts as sent at that does not say, or says a time to come
 */
export function readDelivery(body: unknown, receivedAt: Date): ChatDelivery {
  const delivery: ChatDelivery = { messages: [], others: new Map() };
  for (const entry of listIn(body, 'entry')) {
    for (const change of listIn(entry, 'changes')) {
      const { field, value } = asObject(change);
      if (field === 'messages') readChange(asObject(value), delivery, receivedAt);
      else tally(delivery, `field:${textOf(field, 50) || 'unknown'}`);
    }
  }
  if (delivery.messages.length === 0 && delivery.others.size === 0) tally(delivery, 'unreadable');
  return delivery;
}

function readChange(value: Unknown, delivery: ChatDelivery, receivedAt: Date): void {
  const contacts = listIn(value, 'contacts').map(asObject);
  for (const message of listIn(value, 'messages').map(asObject)) {
    const post = messageOf(message, contacts, receivedAt);
    if (post) delivery.messages.push(post);
    else tally(delivery, `message:${textOf(message.type, 50) || 'unknown'}`);
  }
  for (const kind of ['statuses', 'errors'] as const) {
    for (const each of listIn(value, kind)) {
      const status = kind === 'statuses' ? textOf(asObject(each).status, 50) : '';
      tally(delivery, status ? `status:${status}` : kind);
    }
  }
}

function messageOf(
  message: Unknown,
  contacts: readonly Unknown[],
  receivedAt: Date,
): ChannelPost | undefined {
  const externalId = textOf(message.id, LONGEST_ID);
  const from = textOf(message.from, LONGEST_NAME);
  const content = contentOf(message);
  if (!externalId || !from || !content) return undefined;
  return {
    externalId,
    author: from.startsWith('+') ? from : `+${from}`,
    authorName: nameOf(from, contacts),
    permalink: null,
    sentAt: sentAt(message.timestamp, receivedAt),
    ...content,
  };
}

type Content = Pick<ChannelPost, 'text' | 'media' | 'location'>;

function contentOf(message: Unknown): Content | undefined {
  const part = asObject(message[String(message.type)]);
  switch (message.type) {
    case 'text':
      return typeof part.body === 'string'
        ? { text: textOf(part.body, LONGEST_TEXT), media: [], location: null }
        : undefined;
    case 'image':
    case 'video': {
      const media = mediaOf(part, message.type);
      return media && { text: media.caption, media: [media], location: null };
    }
    case 'location': {
      const location = locationOf(part);
      return (
        location && {
          text: [location.name, location.address].filter(Boolean).join(', '),
          media: [],
          location,
        }
      );
    }
    default:
      return undefined;
  }
}

function mediaOf(part: Unknown, type: PostMedia['type']): PostMedia | undefined {
  const id = textOf(part.id, LONGEST_ID);
  return id ? { id, url: '', type, caption: textOf(part.caption, LONGEST_TEXT) } : undefined;
}

function locationOf(part: Unknown): PostLocation | undefined {
  const [lat, lng] = [Number(part.latitude), Number(part.longitude)];
  if (part.latitude === null || part.longitude === null) return undefined;
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) return undefined;
  const [name, address] = [textOf(part.name, LONGEST_NAME), textOf(part.address, 500)];
  return { lat, lng, ...(name && { name }), ...(address && { address }) };
}

/** The contact whose id is the sender's, whatever the platform calls that id; of one contact nobody else can be meant. */
function nameOf(from: string, contacts: readonly Unknown[]): string {
  const contact =
    contacts.find((each) => Object.values(each).includes(from)) ??
    (contacts.length === 1 ? contacts[0] : undefined);
  return textOf(asObject(contact?.profile).name, LONGEST_NAME);
}

function sentAt(timestamp: unknown, receivedAt: Date): Date {
  const seconds = Number(timestamp);
  const isTime = /^\d{1,11}$/.test(String(timestamp));
  const sent = new Date(seconds * 1000);
  return isTime && sent <= receivedAt ? sent : receivedAt;
}

function tally({ others }: ChatDelivery, kind: string): void {
  others.set(kind, (others.get(kind) ?? 0) + 1);
}

function listIn(value: unknown, key: string): unknown[] {
  const list = asObject(value)[key];
  return Array.isArray(list) ? list : [];
}

function asObject(value: unknown): Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Unknown) : {};
}

/** Text as the database can hold it; anything else is ''. */
function textOf(value: unknown, most: number): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, most).toWellFormed().trim() : '';
}
