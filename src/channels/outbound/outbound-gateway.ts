import type { Config } from '../../platform/config/config';
import { getBytes, UpstreamFailure } from '../../platform/http-client/upstream';
import type { OutboundMessage } from '../entities/outbound-message.entity';

/**
 * A message to a person on a channel: `recipient` is the channel's id of the person, and `inReplyTo` its id of the post
 * that the message answers.
 */
export type ChannelMessage = Pick<OutboundMessage, 'channel' | 'recipient' | 'inReplyTo' | 'body'>;

/**
 * Sends a message through the channel.
 * @param signal aborts it
 * @throws UpstreamFailure if the channel does not accept it
 */
export async function sendToChannel(
  config: Config,
  { channel, recipient, inReplyTo, body }: ChannelMessage,
  signal: AbortSignal,
): Promise<void> {
  const { settings } = config;
  const bearer = (token: string | undefined) => ({ Authorization: `Bearer ${token ?? ''}` });
  if (channel === 'chat') {
    const url = `${base(settings.CHAT_API_URL, 'CHAT_API_URL')}/${settings.CHAT_PHONE_NUMBER_ID}/messages`;
    const json = {
      messaging_product: 'chat',
      ...addressOf(recipient),
      type: 'text',
      text: { body },
    };
    await getBytes(url, { headers: bearer(settings.CHAT_TOKEN), json, signal });
  } else if (channel === 'photo') {
    const url = `${base(settings.PHOTO_API_URL, 'PHOTO_API_URL')}/${encodeURIComponent(inReplyTo)}/comments`;
    const json = { message: body, access_token: settings.PHOTO_ACCESS_TOKEN };
    await getBytes(url, { json, signal });
  } else {
    const url = `${base(settings.MICRO_API_URL, 'MICRO_API_URL')}/2/tweets`;
    const json = { text: body, reply: { in_reply_to_tweet_id: inReplyTo } };
    await getBytes(url, { headers: bearer(settings.MICRO_BEARER_TOKEN), json, signal });
  }
}

/** A number has a plus sign; without one it is the platform's id of a person who hides the number. */
function addressOf(recipient: string): object {
  return recipient.startsWith('+') ? { to: recipient.slice(1) } : { recipient_type: 'individual', recipient };
}

function base(url: string | undefined, setting: string): string {
  if (url === undefined) throw new UpstreamFailure(`${setting} is not set`);
  return url;
}
