import sharp from 'sharp';
import { AccountService } from '../../src/auth/account.service';
import { SessionService } from '../../src/auth/session.service';
import type { CreatedIssueDto } from '../../src/issues/dto/issue.dto';
import type { Envelope } from '../support/network/client';
import type { TestService } from '../support/service/service';
import { raisedFlag } from './flags';
import { report, reportedIssue } from './issues';
import { uploadedPhoto } from './media';
import { postedMessage } from './messages';
import { actorOf, person, type TestPerson } from './people';
import { CommunityEvents } from '../../src/public-read';

/** What a person leaves in the service: values that occur nowhere else. */
export interface MarkedPerson {
  who: TestPerson;
  /** Of what the person is, by what it is. */
  identity: Record<string, string>;
  /** Of what the person wrote. */
  words: Record<string, string>;
  /** Of the place of a report. */
  place: Record<string, string>;
  /** The bytes of a stored photo. */
  photo: Buffer;
  mediaId: string;
  /** Their report, which is resolved, and that of somebody else. */
  own: string;
  foreign: string;
}

const LAT = 19.123456;

/**
 * Somebody who does everything a person can do: reports, also under a pseudonym, writes, resolves, asks to reopen, adds
 * a photo, flags, follows a place and attends an event.
 * @param mark a word that occurs nowhere else
 */
export async function markedPerson(service: TestService, mark: string): Promise<MarkedPerson> {
  const identity = {
    'display name': `Zephyrine${mark} Quillback${mark}`,
    pseudonym: `Mulberry${mark}`,
    email: `zephyrine.${mark}@example.org`.toLowerCase(),
    picture: `https://pictures.example/Picture${mark}.jpg`,
    subject: `Subject${mark}`,
    endpoint: `https://push.example/Endpoint${mark}`,
  };
  const words = {
    title: `Title${mark}`,
    description: `Description${mark}`,
    message: `Message${mark}`,
    resolution: `Resolution${mark}`,
    'reopen request': `Reason${mark}`,
    'photo name': `Photo${mark}.jpg`,
  };
  const place = { address: `Address${mark}`, point: String(LAT) };
  const who = await account(service, identity);
  const as = service.tokenApi.as(who);
  const reported = await as.post<Envelope<CreatedIssueDto>>('/api/issues', {
    ...report(),
    title: `${words.title} lamp is dark`,
    description: `${words.description} by ${identity['display name']}, call 98765 43210`,
    location: { lat: LAT, lng: 72.84, address: place.address },
  });
  const own = reported.body.data.issueId;
  const photo = await noise();
  const mediaId = await uploadedPhoto(service, own, who, photo, { fileName: words['photo name'] });
  const foreign = await reportedIssue(service);
  await contribute(service, who, { foreign, words, pseudonym: identity.pseudonym });
  await as.post(`/api/issues/${own}/resolve`, { description: words.resolution, mediaIds: [mediaId] });
  await as.post(`/api/issues/${own}/reopen-request`, { reason: words['reopen request'] });
  await follow(service, identity);
  const stored = await fetch(`${service.url}/media/${mediaId}`);
  return { who, identity, words, place, photo: await bytesOf(stored), mediaId, own, foreign };
}

async function account(service: TestService, identity: Record<string, string>): Promise<TestPerson> {
  const signedIn = await service.app.get(AccountService, { strict: false }).signIn({
    issuer: 'https://issuer.test',
    subject: identity.subject!,
    email: identity.email!,
    displayName: identity['display name']!,
    avatarUrl: identity.picture!,
  });
  const { accessToken, refreshToken } = await service.app
    .get(SessionService, { strict: false })
    .begin(signedIn);
  return { id: signedIn.id, email: identity.email!, name: signedIn.displayName, accessToken, refreshToken };
}

/** Something in an issue of somebody else, under the pseudonym, and what is only counted. */
async function contribute(
  service: TestService,
  who: TestPerson,
  { foreign, words, pseudonym }: { foreign: string; words: Record<string, string>; pseudonym: string },
): Promise<void> {
  const as = service.tokenApi.as(who);
  await as.patch('/api/users/me/privacy', { pseudonym });
  await as.post(`/api/issues/${foreign}/messages`, { content: words.message, shownAs: 'pseudonym' });
  const other = await person(service);
  const { messageId } = await postedMessage(service, foreign, { by: other, content: 'Me too' });
  await as.post(`/api/issues/${foreign}/messages/${messageId}/react`, { emoji: '👍' });
  await as.post(`/api/issues/${foreign}/upvote`);
  await raisedFlag(service, `/api/issues/${foreign}`, { by: who });
  const events = service.app.get(CommunityEvents, { strict: false });
  const event = await events.announce({
    ...{ city: 'mumbai', title: 'Cleanup', description: '', type: 'cleanup', place: 'Beach' },
    ...{ date: '2027-01-01', time: '09:00', duration: '2 h', location: '', maxAttendees: 9, impact: '' },
    organiser: 'Ward',
  } as never);
  await events.attend(event, actorOf(who));
}

/** A device, a place that is followed, and an address that refuses mail. */
async function follow({ database }: TestService, identity: Record<string, string>): Promise<void> {
  const { email, endpoint } = identity;
  await database.sql(
    `insert into alert_devices (email, language, endpoint, p256dh, auth, created_at)
     values ($1, 'en', $2, 'k', 'a', now())`,
    [email, endpoint],
  );
  await database.sql(
    `insert into mail_suppressions (address, reason, at) values ($1, $1, now()) on conflict do nothing`,
    [email],
  );
}

/** A picture whose bytes are those of no other one. */
function noise(): Promise<Buffer> {
  const background = { r: 200, g: 90, b: 20 };
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 64, height: 64, channels: 3, background, noise } })
    .jpeg()
    .toBuffer();
}

async function bytesOf(answer: Response): Promise<Buffer> {
  if (!answer.ok) throw new Error(`a photo was answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
