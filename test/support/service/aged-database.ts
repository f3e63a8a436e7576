import { createHash } from 'node:crypto';
import type { UploadTicketDto } from '../../../src/media/dto/media.dto';
import { chatDelivery, chatMessage } from '../../factories/chat';
import { photo } from '../../factories/files';
import { report } from '../../factories/issues';
import type { Envelope } from '../network/client';
import { type HttpAnswer, send } from '../network/http';
import { type ServerProcess, signIn } from '../process/server-process';

/** The settings for the first account of the console. */
export const CONSOLE_ACCOUNT = {
  CONSOLE_ADMIN_EMAIL: 'staff@city.example',
  CONSOLE_ADMIN_PASSWORD: 'a password of city staff',
};

type Headers = Record<string, string>;

/** Values that differ between two starts: the port of the server, and times. */
const PASSING = /(127\.0\.0\.1|localhost):\d+|"(generatedAt|timeAgo)":"[^"]*"/g;

/** Sends a request to a service process. @throws Error for a status of 300 or higher */
export async function ask<Data>(
  server: ServerProcess,
  method: string,
  path: string,
  headers: Headers = {},
  body?: unknown,
) {
  const answer = await send<Envelope<Data>>({
    method,
    url: server.url + path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer;
}

/** The data before the backup, as people saw it. */
export interface AgedData {
  issueId: string;
  mediaId: string;
  /** The headers of a signed-in person. */
  caller: Headers;
  seen: string[];
}

const shownTo = ({ issueId, mediaId }: Pick<AgedData, 'issueId' | 'mediaId'>) => [
  `/api/issues/${issueId}`,
  `/api/issues/${issueId}/messages`,
  `/media/${mediaId}`,
  '/api/issues/stats',
  '/api/search?cityId=mumbai&q=lamp',
  '/api/events',
  '/api/scores',
  '/api/accountability-chain?pincode=400050',
];

/** The public view of the data. */
export async function publicView(
  server: ServerProcess,
  life: Pick<AgedData, 'issueId' | 'mediaId'>,
): Promise<string[]> {
  const answers: HttpAnswer[] = [];
  for (const path of shownTo(life)) answers.push(await ask(server, 'GET', path));
  return answers.map(({ text, headers }) => {
    const isText = headers['content-type']?.startsWith('application/json');
    return isText ? text.replaceAll(PASSING, '') : createHash('sha256').update(text).digest('hex');
  });
}

/** Adds some data of each kind to the demonstration city. */
export async function addAgedData(server: ServerProcess): Promise<AgedData> {
  const caller: Headers = await signIn(server.url, 'asha@example.org');
  const other: Headers = await signIn(server.url, 'ravi@example.org');
  const place = { location: { lat: 19.06, lng: 72.83, address: 'Hill Road', pincode: '400050' } };
  const key = { 'idempotency-key': 'before the backup' };
  const created = await ask<{ issueId: string }>(
    server,
    'POST',
    '/api/issues',
    { ...caller, ...key },
    { ...report(), ...place },
  );
  const { issueId } = created.body.data;
  const of = `/api/issues/${issueId}`;
  await ask(server, 'PATCH', of, caller, { priority: 'high' });
  await ask(server, 'POST', `${of}/upvote`, other);
  const said = await ask<{ messageId: string }>(server, 'POST', `${of}/messages`, other, {
    content: 'नमस्ते, it is dark here too 🙏',
  });
  await ask(server, 'POST', `${of}/messages/${said.body.data.messageId}/react`, caller, { emoji: '👍' });
  const mistaken = await ask<{ messageId: string }>(server, 'POST', `${of}/messages`, other, {
    content: 'Wrong thread',
  });
  await ask(server, 'DELETE', `${of}/messages/${mistaken.body.data.messageId}`, other);
  const mediaId = await uploaded(server, of, caller);
  await ask(server, 'POST', `${of}/flag`, other, { reason: 'duplicate' });
  await ask(server, 'POST', `${of}/resolve`, caller, {
    description: 'The lamp was replaced',
    mediaIds: [mediaId],
  });
  await ask(server, 'POST', '/api/chat/webhook', {}, JSON.parse(chatDelivery([chatMessage()])));
  await consoleWork(server);
  return { issueId, mediaId, caller, seen: await publicView(server, { issueId, mediaId }) };
}

async function uploaded(server: ServerProcess, of: string, caller: Headers): Promise<string> {
  const picture = await photo('jpeg', { width: 300, height: 200 });
  const announced = {
    type: 'upload',
    mimeType: 'image/jpeg',
    fileName: 'lamp.jpg',
    fileSize: picture.length,
  };
  const { body } = await ask<UploadTicketDto>(server, 'POST', `${of}/media`, caller, announced);
  const { uploadUrl, mediaId } = body.data;
  const url = server.url + uploadUrl.slice(new URL(uploadUrl).origin.length);
  const put = await send({ method: 'PUT', url, headers: { 'content-type': 'image/jpeg' }, payload: picture });
  if (put.status !== 200) throw new Error(put.text);
  return mediaId;
}

/** The same actions by city staff each time. */
export async function consoleWork(server: ServerProcess): Promise<void> {
  const login = {
    email: CONSOLE_ACCOUNT.CONSOLE_ADMIN_EMAIL,
    password: CONSOLE_ACCOUNT.CONSOLE_ADMIN_PASSWORD,
  };
  const { headers } = await ask(server, 'POST', '/api/admin/auth/login', {}, login);
  const cookie = headers['set-cookie']![0]!.split(';')[0]!;
  const { body } = await ask(server, 'POST', '/api/issues', await signIn(server.url), report());
  const { issueId } = (body as Envelope<{ issueId: string }>).data;
  for (const act of ['toggle-pinned', 'toggle-hidden', 'force-escalate'])
    await ask(server, 'POST', `/api/admin/feed/issues/${issueId}/${act}`, { cookie });
}
