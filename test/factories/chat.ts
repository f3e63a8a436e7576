import { createHmac } from 'node:crypto';
import { type HttpAnswer, send } from '../support/network/http';
import type { TestService } from '../support/service/service';

let count = 0;

/** A message in the format of the chat platform. */
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

/** A webhook body of the chat platform with messages, or with another value of the change. */
export function chatDelivery(messages: object[], value: object = {}): string {
  const contacts = [{ wa_id: '919812345678', profile: { name: 'Asha' } }];
  const change = { field: 'messages', value: { messaging_product: 'chat', contacts, messages, ...value } };
  return JSON.stringify({ object: 'chat_business_account', entry: [{ id: '1', changes: [change] }] });
}

/** The signature of a body, as the platform computes it. */
export function signature(body: string | Buffer, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** The input of a person who converts a post. */
export const DRAFT = {
  title: 'Pothole on Hill Road',
  description: 'As written in the chat this morning',
  category: 'road',
  city: 'Bombay',
};

/** Delivers a webhook body like the platform. */
export function deliver(
  service: TestService,
  body: string | Buffer,
  headers: Record<string, string> = {},
): Promise<HttpAnswer<{ status?: string; ok?: boolean; error?: string }>> {
  return send({
    method: 'POST',
    url: `${service.url}/api/chat/webhook`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
}

/** The stored chat messages, by id. */
export function inbox(service: TestService): Promise<Array<{ id: string; text: string }>> {
  return service.database.sql(
    `select external_id as id, text from mentions where channel = 'chat' order by external_id`,
  );
}
