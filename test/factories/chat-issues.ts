import type { TestService } from '../support/service/service';
import { chatDelivery, chatMessage, deliver, signature } from './chat';
import type { StaffMember } from './console';

/** The secret with which these deliveries are signed: the CHAT_TOKEN of the service. */
export const CHAT_SECRET = 'a secret of the platform';

let count = 0;

/** Seconds since 1970, as the chat platform writes times. */
export const chatTime = (at: Date): string => String(Math.floor(at.getTime() / 1000));

/** Delivers a message of the chat platform, which it got two minutes ago. @returns its id */
export async function messageDelivered(
  service: TestService,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const id = `wire.out.${++count}`;
  const timestamp = chatTime(new Date(service.clock.now().getTime() - 120_000));
  await valueDelivered(service, { messages: [chatMessage({ id, timestamp, ...changes })] });
  return id;
}

/** Delivers statuses or messages of the chat platform, signed. */
export async function valueDelivered(service: TestService, value: object): Promise<void> {
  const body = chatDelivery([], value);
  const { status } = await deliver(service, body, { 'x-hub-signature-256': signature(body, CHAT_SECRET) });
  if (status !== 200) throw new Error(`the delivery was answered with ${status}`);
}

/** A status as the chat platform reports it. */
export function chatStatus(id: string, status: string, at: Date, code?: number): object {
  const errors = code === undefined ? {} : { errors: [{ code, title: 'Refused' }] };
  return { id, status, timestamp: chatTime(at), recipient_id: '919812345678', ...errors };
}

/** A message that city staff have converted into an issue. @returns the issue's id */
export async function issueOfMessage(
  service: TestService,
  staff: StaffMember,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const externalId = await messageDelivered(service, changes);
  const [mention] = await service.database.sql<{ id: string }>(
    `select id from mentions where external_id = $1`,
    [externalId],
  );
  const { body } = await staff.api.post<{ issueId: string }>(
    `/api/admin/integrations/mentions/${mention?.id}/convert`,
  );
  return body.issueId;
}
