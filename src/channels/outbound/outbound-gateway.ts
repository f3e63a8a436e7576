import type { Config } from '../../platform/config/config';
import { getBytes, UpstreamFailure } from '../../platform/http-client/upstream';
import { microText } from '../micro/micro-length';
import { listOf, objectOf, textIn } from '../upstream-json';
import type { OutboundMessage } from '../entities/outbound-message.entity';

/** The ids of the platforms are shorter. */
const MAX_ID_LENGTH = 500;

/**
 * A message to a person on a channel: `recipient` is the channel's id of the person, and `inReplyTo` its id of the post
 * that the message answers.
 */
export type ChannelMessage = Pick<OutboundMessage, 'channel' | 'recipient' | 'inReplyTo' | 'body'>;

/**
 * Sends a message through the channel.
 * @param content what is sent on the chat platform; elsewhere the body is
 * @param signal aborts it
 * @returns the id that the channel gave it; null if it gave none
 * @throws UpstreamFailure if the channel does not accept it
 */
export async function sendToChannel(
  { settings }: Config,
  { channel, recipient, inReplyTo, body }: ChannelMessage,
  content: object | undefined,
  signal: AbortSignal,
): Promise<string | null> {
  const bearer = (token: string | undefined) => ({ Authorization: `Bearer ${token ?? ''}` });
  if (channel === 'chat') {
    const url = `${base(settings.CHAT_API_URL, 'CHAT_API_URL')}/${settings.CHAT_PHONE_NUMBER_ID}/messages`;
    const json = { messaging_product: 'whatsapp', ...addressOf(recipient), ...content };
    const id = chatIdIn(await getBytes(url, { headers: bearer(settings.CHAT_TOKEN), json, signal }));
    if (id === null) throw new UpstreamFailure('The chat platform answered without the id of a message', 200);
    return id;
  }
  if (channel === 'photo') {
    const url = `${base(settings.PHOTO_API_URL, 'PHOTO_API_URL')}/${encodeURIComponent(inReplyTo)}/comments`;
    const json = { message: body, access_token: settings.PHOTO_ACCESS_TOKEN };
    await getBytes(url, { json, signal });
  } else {
    const url = `${base(settings.MICRO_API_URL, 'MICRO_API_URL')}/2/tweets`;
    const json = { text: microText(body), reply: { in_reply_to_tweet_id: inReplyTo } };
    await getBytes(url, { headers: bearer(settings.MICRO_BEARER_TOKEN), json, signal });
  }
  return null;
}

/** A number has a plus sign; without one it is the platform's id of a person who hides the number. */
function addressOf(recipient: string): object {
  return recipient.startsWith('+')
    ? { to: recipient.replaceAll(/\D/g, '') }
    : { recipient_type: 'individual', recipient };
}

/** The id of the message in an answer of the chat platform; null if it has none. */
function chatIdIn(answer: Buffer): string | null {
  try {
    const [message] = listOf(objectOf(JSON.parse(answer.toString())).messages);
    return textIn(objectOf(message).id, MAX_ID_LENGTH) || null;
  } catch {
    return null;
  }
}

function base(url: string | undefined, setting: string): string {
  if (url === undefined) throw new UpstreamFailure(`${setting} is not set`);
  return url;
}
