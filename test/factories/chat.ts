import { createHmac } from 'node:crypto';

let count = 0;

/** One message as the chat platform tells of it. */
export function chatMessage(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: `wire.${++count}`,
    from: '919812345678',
    timestamp: String(Math.floor(Date.now() / 1000) - 120),
    type: 'text',
    text: { body: 'There is a pothole on Hill Road in Mumbai' },
    ...changes,
  };
}

/** A webhook body of the chat platform with messages, or another value of the change. */
export function chatDelivery(messages: object[], value: object = {}): string {
  const contacts = [{ wa_id: '919812345678', profile: { name: 'Asha' } }];
  const change = { field: 'messages', value: { messaging_product: 'chat', contacts, messages, ...value } };
  return JSON.stringify({ object: 'chat_business_account', entry: [{ id: '1', changes: [change] }] });
}

/** The signature of a body as the platform sends it. */
export function signature(body: string | Buffer, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
