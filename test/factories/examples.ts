import { CommunityEvents } from '../../src/public-read/events/community-events.service';
import { MailOutbox } from '../../src/platform/mail/mail-outbox.service';
import { WebhookReplaysService } from '../../src/webhooks/webhook-replays.service';
import type { Envelope } from '../support/network/client';
import type { TestService } from '../support/service/service';
import { addedRecord, refusedMail } from './accountability';
import { staffMember } from './console';
import { consoleGroup } from './console-groups';
import { photo } from './files';
import { issuesForMp } from './escalations';
import { apiClient } from './open311';
import { raisedFlag } from './flags';
import { reportedIssue } from './issues';
import { attachedPost } from './media';
import { postedMessage } from './messages';
import { answerTemplate, filesOfNote, writtenNote } from './staff-acts';
import { unit } from './staff-units';
import { savedView } from './staff-views';
import { webhookEndpoint } from './webhooks';
import { officialPerson, person, type TestPerson } from './people';
import { send } from '../support/network/http';

/** Ids by prefix: one of each kind that the documents have examples of; `key` is the client's key. */
export type Ids = Record<string, string>;

/** Creates one of each thing that an example in the documents names. @param admin the person who tries the examples */
export async function oneOfEach(service: TestService, admin: TestPerson): Promise<Ids> {
  const reporter = await person(service, { name: 'Asha Kulkarni' });
  const official = await officialPerson(service);
  const issue = await reportedIssue(service, { by: reporter });
  const client = await apiClient(service);
  const endpoint = await webhookEndpoint(service, client);
  const { messageId } = await postedMessage(service, issue, { by: admin });
  return {
    usr: reporter.id,
    off: official.officialId,
    iss: issue,
    // Another client than the one whose key and endpoint are tried, as it is revoked.
    cli: (await apiClient(service)).id,
    key: client.apiKey,
    whe: endpoint,
    wev: await service.app.get(WebhookReplaysService, { strict: false }).test({}, endpoint),
    msg: messageId,
    med: await shownUpload(service, issue, admin),
    ...(await records(service)),
    ...(await forTheConsole(service)),
    mal: await waitingMail(service),
    evt: await service.app.get(CommunityEvents, { strict: false }).announce({
      ...{ city: 'mumbai', title: 'Beach clean-up', description: '', type: 'cleanup', place: 'Mumbai' },
      ...{ date: '2030-01-01', time: '', duration: '', location: '', organiser: '', impact: '' },
      maxAttendees: 5,
    }),
  };
}

/** A new, unchanged issue. */
export async function freshIssue(service: TestService): Promise<Ids> {
  return { iss: await reportedIssue(service) };
}

/** An issue with a point that nothing else needs. */
export async function locatedIssue(service: TestService): Promise<Ids> {
  return { iss: await reportedIssue(service, { location: { lat: 19.0544, lng: 72.8324, address: '' } }) };
}

/** An account of the console that nothing else needs. */
export async function freshAccount(service: TestService): Promise<Ids> {
  return { adm: (await staffMember(service)).id };
}

/** An issue with a note and a file, and an active account to mention. */
export async function issueWithFile(service: TestService): Promise<Ids> {
  const [staff, iss] = [await staffMember(service), await reportedIssue(service)];
  const [file] = await filesOfNote(service, staff, iss, [await photo('jpeg')]);
  const nte = (await writtenNote(staff, iss, 'A note')).id;
  return { iss, nte, fil: file!.fileId, adm: (await staffMember(service)).id };
}

/** A late issue that was escalated to all offices but the last. */
export async function issueForMp(service: TestService): Promise<Ids> {
  const ids = await freshIssue(service);
  await issuesForMp(service, ids.iss!);
  return ids;
}

/** An official whose address permanently refused mail. */
export async function unreachedOfficial(service: TestService): Promise<Ids> {
  const { officialId } = await officialPerson(service);
  await refusedMail(service, officialId);
  return { off: officialId };
}

/** A resolved issue with a request to reopen it. */
export async function issueToReopen(service: TestService): Promise<Ids> {
  const [reporter, stranger] = [await person(service), await person(service)];
  const issue = await reportedIssue(service, { by: reporter });
  const mediaIds = [await attachedPost(service, issue, reporter)];
  const path = `/api/issues/${issue}`;
  await service.tokenApi
    .as(reporter)
    .post(`${path}/resolve`, { description: 'The lamp was replaced', mediaIds });
  const { body } = await service.tokenApi
    .as(stranger)
    .post<Envelope<{ requestId: string }>>(`${path}/reopen-request`, { reason: 'It is dark again' });
  return { iss: issue, req: body.data.requestId };
}

async function records(service: TestService): Promise<Ids> {
  return {
    jur: await addedRecord(service, 'jurisdictions', { city: 'pune', ward: 'A ward of its own' }),
    dep: await addedRecord(service, 'departments', { name: 'A department', city: 'pune' }),
    pol: await addedRecord(service, 'police-stations', { name: 'A station', city: 'pune' }),
  };
}

async function forTheConsole(service: TestService): Promise<Ids> {
  const staff = await staffMember(service);
  const { api } = staff;
  const first = async (path: string) => {
    const [found] = (await api.get<Array<{ id: string }>>(`/api/admin/${path}`)).body;
    if (!found) throw new Error(`there is nothing in ${path}`);
    return found.id;
  };
  const members = [await reportedIssue(service), await reportedIssue(service)];
  await service.database.sql(
    `insert into duplicate_clusters (id, city, category, ward, members, first_at, last_at, created_at)
     values ('dup_example', 'mumbai', 'Infrastructure', 'W', $1, now(), now(), now())`,
    [members],
  );
  await api.post('/api/admin/integrations/mentions/sync/photo');
  const keyword = await api.post<{ id: string }>('/api/admin/integrations/routing/keywords', {
    category: 'Traffic',
    keyword: 'a keyword of the tests',
  });
  const policy = await api.post<{ id: string }>('/api/admin/due-dates/policies', {
    cityId: 'pune',
    hours: 24,
  });
  const unt = (await unit(staff, { cityId: 'pune' })).id;
  const rule = await api.post<{ id: string }>('/api/admin/assignment-rules', {
    cityId: 'pune',
    category: 'systemic',
    unitId: unt,
  });
  return {
    flg: await raisedFlag(service, `/api/issues/${members[0]}`),
    dup: 'dup_example',
    grp: await consoleGroup(staff),
    wrd: await first('geo/wards?cityId=mumbai'),
    adm: (await staffMember(service)).id,
    men: await first('integrations/mentions'),
    ntf: await first('notifications'),
    kwd: keyword.body.id,
    slp: policy.body.id,
    unt,
    rul: rule.body.id,
    tpl: await answerTemplate(staff),
    viw: (await savedView(staff)).id,
  };
}

async function waitingMail(service: TestService): Promise<string> {
  const mail = { key: 'example', recipient: 'a@example.org', subject: 'A mail', body: 'Its text' };
  await service.app.get(MailOutbox, { strict: false }).add(mail);
  const [row] = await service.database.sql<{ id: string }>('select id from mails');
  return row!.id;
}

async function shownUpload(service: TestService, issue: string, by: TestPerson): Promise<string> {
  const bytes = await photo('png', { width: 20, height: 20 });
  const { body } = await service.tokenApi
    .as(by)
    .post<Envelope<{ mediaId: string; uploadUrl: string }>>(`/api/issues/${issue}/media`, {
      type: 'upload',
      mimeType: 'image/png',
      fileName: 'lamp.png',
      fileSize: bytes.length,
    });
  const { mediaId, uploadUrl } = body.data;
  const url = service.url + uploadUrl.slice(new URL(uploadUrl).origin.length);
  const put = await send({ method: 'PUT', url, headers: { 'content-type': 'image/png' }, payload: bytes });
  if (put.status !== 200) throw new Error(put.text);
  return mediaId;
}
