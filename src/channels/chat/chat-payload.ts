import { CHAT_STATUSES, type ChatStatus } from '../entities/chat-status.entity';
import type { ChannelPost, PostLocation, PostMedia } from '../channel';
import { listOf, locationIn, nameIn, numberOf, objectOf, textIn } from '../upstream-json';

const MAX_TEXT_LENGTH = 10_000;
const MAX_NAME_LENGTH = 200;
const MAX_CONTACTS = 1000;

/** Kinds that are counted by name; all others a sender may invent are counted together. */
const KNOWN = new Set(
  `audio button contacts document image interactive location order reaction sticker system text unsupported video
   deleted delivered failed read sent account_update message_template_status_update`.split(/\s+/),
);
/** A longer id could not be used in a conversion (docs/api/channels.md#convert-body). */
const MAX_ID_LENGTH = 100;
const MAX_MEDIA_ID_LENGTH = 500;
const MAX_CODE_LENGTH = 40;

/** Who sent a message, when the platform got it, and the post that it is, if it is one. */
export interface SenderTime {
  address: string;
  at: Date;
  post: ChannelPost | undefined;
  /** The payload of a button, if the person pressed one. */
  payload: string | undefined;
}

/** What became of a message that we sent. */
export type ReportedStatus = Pick<ChatStatus, 'externalId' | 'status' | 'at' | 'errorCode'>;

/** The content of a webhook body of the chat platform: messages to store, and events that are only counted. */
export interface ChatDelivery {
  messages: ChannelPost[];
  /** The senders of all messages, also of those that are only counted. */
  senders: SenderTime[];
  statuses: ReportedStatus[];
  /** The number of other events, by kind. */
  others: Map<string, number>;
}

type Unknown = Record<string, unknown>;

/**
 * Parses a webhook body (docs/api/channels.md#webhook-deliveries). It must not be trusted: anything of an unknown form
 * is only counted.
 * @param receivedAt the time of messages without a valid one, or with one in the future
 */
export function readDelivery(body: unknown, receivedAt: Date): ChatDelivery {
  const delivery: ChatDelivery = { messages: [], senders: [], statuses: [], others: new Map() };
  for (const entry of listIn(body, 'entry')) {
    for (const change of listIn(entry, 'changes')) {
      const { field, value } = objectOf(change);
      if (field === 'messages') readChange(objectOf(value), delivery, receivedAt);
      else tally(delivery, 'field', field);
    }
  }
  if (delivery.messages.length === 0 && delivery.others.size === 0) tally(delivery, 'unreadable', undefined);
  return delivery;
}

function readChange(value: Unknown, delivery: ChatDelivery, receivedAt: Date): void {
  const names = namesIn(listIn(value, 'contacts').map(objectOf));
  for (const message of listIn(value, 'messages').map(objectOf)) {
    const sender = senderOf(message);
    const post = sender && messageOf(message, sender, names, receivedAt);
    if (sender) {
      const at = post?.sentAt ?? sentAt(message.timestamp, receivedAt);
      delivery.senders.push({ address: sender.author, at, post, payload: payloadOf(message) });
    }
    if (post) delivery.messages.push(post);
    else tally(delivery, 'message', message.type);
  }
  for (const each of listIn(value, 'statuses').map(objectOf)) {
    const status = statusOf(each, receivedAt);
    if (status) delivery.statuses.push(status);
    tally(delivery, 'status', each.status);
  }
  listIn(value, 'errors').forEach(() => tally(delivery, 'error', undefined));
}

function messageOf(
  message: Unknown,
  sender: Sender,
  names: SenderNames,
  receivedAt: Date,
): ChannelPost | undefined {
  const externalId = textIn(message.id, MAX_ID_LENGTH + 1);
  const content = contentOf(message);
  if (!externalId || externalId.length > MAX_ID_LENGTH || !content) return undefined;
  return {
    externalId,
    author: sender.author,
    authorName: names.byId.get(sender.id) ?? names.only,
    permalink: null,
    sentAt: sentAt(message.timestamp, receivedAt),
    ...content,
  };
}

function statusOf(value: Unknown, receivedAt: Date): ReportedStatus | undefined {
  const externalId = textIn(value.id, MAX_MEDIA_ID_LENGTH);
  const status = CHAT_STATUSES.find((each) => each === value.status);
  if (!externalId || !status) return undefined;
  const errorCode = textIn(objectOf(listIn(value, 'errors')[0]).code, MAX_CODE_LENGTH) || null;
  return { externalId, status, at: sentAt(value.timestamp, receivedAt), errorCode };
}

/** The platform's id or number of a sender, and the author of the post. */
interface Sender {
  id: string;
  author: string;
}

/**
 * The sender's number, with a plus sign; the platform's id of the person if the person hides the number. The plus sign
 * distinguishes them.
 */
function senderOf(message: Unknown): Sender | undefined {
  const number = textIn(message.from, MAX_NAME_LENGTH);
  if (number) return { id: number, author: number.startsWith('+') ? number : `+${number}` };
  const id = textIn(message.from_user_id, MAX_NAME_LENGTH);
  return id ? { id, author: id.replace(/^\++/, '') } : undefined;
}

type Content = Pick<ChannelPost, 'text' | 'media' | 'location'>;

function contentOf(message: Unknown): Content | undefined {
  if (typeof message.type !== 'string') return undefined;
  const part = objectOf(message[message.type]);
  switch (message.type) {
    case 'text':
      return typeof part.body === 'string'
        ? { text: textIn(part.body, MAX_TEXT_LENGTH), media: [], location: null }
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
    case 'button':
    case 'interactive': {
      const title = textIn(part.text ?? objectOf(part.button_reply).title, MAX_TEXT_LENGTH);
      return title ? { text: title, media: [], location: null } : undefined;
    }
    default:
      return undefined;
  }
}

/** The payload of the button that a message is: of a template, or of an interactive message. */
function payloadOf(message: Unknown): string | undefined {
  const reply = objectOf(objectOf(message.interactive).button_reply);
  const payload = message.type === 'button' ? objectOf(message.button).payload : reply.id;
  return textIn(payload, MAX_MEDIA_ID_LENGTH) || undefined;
}

function mediaOf(part: Unknown, type: PostMedia['type']): PostMedia | undefined {
  const id = textIn(part.id, MAX_MEDIA_ID_LENGTH);
  return id ? { id, url: '', type, caption: textIn(part.caption, MAX_TEXT_LENGTH) } : undefined;
}

function locationOf({ latitude: lat, longitude: lng, name, address }: Unknown): PostLocation | undefined {
  return locationIn({ lat, lng, name, address });
}

/** The names of senders by their ids; if there is a single contact, it is the sender. */
interface SenderNames {
  byId: Map<string, string>;
  only: string;
}

/** Any text of a contact that equals the sender's id identifies it, as platforms use different members for the id. */
function namesIn(contacts: readonly Unknown[]): SenderNames {
  const names: SenderNames = { byId: new Map(), only: '' };
  for (const contact of contacts.slice(0, MAX_CONTACTS)) {
    const name = nameIn(objectOf(contact.profile).name);
    for (const id of Object.values(contact).slice(0, 20))
      if (typeof id === 'string') names.byId.set(id, name);
    if (contacts.length === 1) names.only = name;
  }
  return names;
}

function sentAt(timestamp: unknown, receivedAt: Date): Date {
  const sent = new Date(numberOf(timestamp) * 1000);
  return sent.getTime() > 0 && sent <= receivedAt ? sent : receivedAt;
}

function tally({ others }: ChatDelivery, what: string, name: unknown): void {
  const known = typeof name === 'string' && KNOWN.has(name) ? name : 'other';
  const kind = name === undefined && what !== 'message' ? what : `${what}:${known}`;
  others.set(kind, (others.get(kind) ?? 0) + 1);
}

function listIn(value: unknown, key: string): unknown[] {
  return listOf(objectOf(value)[key]);
}
