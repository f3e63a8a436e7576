import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Config } from '../../src/platform/config/config';
import type { IssueDto } from '../../src/issues/dto/issue.dto';
import { MediaInspector } from '../../src/media/media-inspector';
import { MediaSweeperService } from '../../src/media/media-sweeper.service';
import { PhotoService } from '../../src/media/photo.service';
import { RefusedUrl } from '../../src/media/remote-picture';
import { StorageHealthService } from '../../src/media/storage-health.service';
import { UpstreamFailure } from '../../src/platform/http-client/upstream';
import { LimitReached } from '../../src/api/limit-reached';
import { WaitingPictureIntakeService } from '../../src/media/waiting-pictures/waiting-picture-intake.service';
import { staffMember } from '../factories/console';
import { photo } from '../factories/files';
import { REPORT_FORM } from '../factories/forms';
import { apiClient, reportForm, type TestClient } from '../factories/open311';
import type { Envelope } from '../support/network/client';
import { DRIVERS, type Driver } from '../support/service/media';
import { PublicClient } from '../support/network/public-client';
import { startS3 } from '../support/network/s3';
import { startService, type TestService } from '../support/service/service';
import { startTcpProxy } from '../support/process/tcp-proxy';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A service whose storage can be taken away. */
interface Stored {
  service: TestService;
  takeAway(): void;
  giveBack(): void;
  stop(): Promise<void>;
}

async function start(driver: Driver): Promise<Stored> {
  if (driver === 's3') return startWithS3();
  const service = await startService();
  const folder = join(service.app.get(Config).settings.DATA_DIR, 'media');
  return {
    service,
    // A file in place of the folder, as even the superuser cannot write into it.
    takeAway: () => {
      renameSync(folder, `${folder}-away`);
      writeFileSync(folder, '');
    },
    giveBack: () => {
      rmSync(folder);
      renameSync(`${folder}-away`, folder);
    },
    stop: () => service.stop(),
  };
}

async function startWithS3(): Promise<Stored> {
  const s3 = await startS3();
  const port = Number(new URL(s3.settings.S3_ENDPOINT ?? '').port);
  const proxy = await startTcpProxy(port);
  const service = await startService({
    settings: { ...s3.settings, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` },
  });
  return {
    service,
    takeAway: () => {
      proxy.lead();
      proxy.cut();
    },
    giveBack: () => proxy.lead(port),
    stop: async () => {
      await service.stop();
      await proxy.close();
      await s3.stop();
    },
  };
}

describe.each(DRIVERS)('pictures that cannot be stored on %s right now', (driver) => {
  let stored: Stored;
  let service: TestService;
  let client: TestClient;
  let bytes: Buffer;

  beforeAll(async () => {
    stored = await start(driver);
    ({ service } = stored);
    client = await apiClient(service, { name: 'Relay' });
    bytes = await photo('png', { width: 60, height: 40 });
    await service.app.get(StorageHealthService, { strict: false }).assertAtStart();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    giveBack();
  });
  afterAll(() => stored.stop());

  // Pictures are fetched from public addresses over TLS only, which no test can serve.
  const fetches = () => jest.spyOn(service.app.get(PhotoService, { strict: false }), 'fetch');
  const file = async (changes: Record<string, string> = {}, files: readonly Buffer[] = []) => {
    const form = new FormData();
    const fields = { ...reportForm(), api_key: client.apiKey, ...changes };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const each of files) form.append('media[]', new Blob([new Uint8Array(each)]), 'one.png');
    const answer = await fetch(`${service.url}/open311/v2/requests.json`, { method: 'POST', body: form });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as Array<{ service_request_id: string }>)[0]!.service_request_id;
  };
  let isAway = false;
  const takeAway = () => {
    stored.takeAway();
    isAway = true;
  };
  const giveBack = () => {
    if (isAway) stored.giveBack();
    isAway = false;
  };
  const waiting = (issueId: string) =>
    service.database.sql('select media_id from waiting_pictures where issue_id = $1', [issueId]);
  const shown = async (issueId: string) => {
    const { body } = await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${issueId}`);
    const urls = (body.data.media ?? []).map(({ url }) => service.url + new URL(url).pathname);
    return Promise.all(urls.map(async (url) => (await fetch(url)).status));
  };
  /** Runs the job when the pictures of an issue are due. */
  const runLater = (ms = 2 * MINUTE_MS) => {
    service.clock.advance(ms);
    return service.app.get(WaitingPictureIntakeService, { strict: false }).takeAll();
  };

  it('are stored by the job once that is possible, and not twice if the report is repeated', async () => {
    takeAway();
    const key = { client_request_id: `key-${driver}`, description: 'Sent again while nothing can be stored' };
    const id = await file(key, [bytes]);
    expect(await waiting(id)).toHaveLength(1);
    expect(await runLater()).toMatchObject({ stored: 0 });
    expect(await file(key, [bytes])).toBe(id);
    giveBack();
    expect(await runLater(4 * MINUTE_MS)).toMatchObject({ stored: 1 });
    expect(await shown(id)).toEqual([200]);
    expect(await waiting(id)).toEqual([]);
    expect(await file(key, [bytes])).toBe(id);
    expect(await shown(id)).toEqual([200]);
  });

  it('are not removed with uploads that never arrived', async () => {
    takeAway();
    const id = await file({}, [bytes]);
    giveBack();
    service.clock.advance(2 * 60 * MINUTE_MS);
    await service.app.get(MediaSweeperService, { strict: false }).sweep();
    await runLater();
    expect(await shown(id)).toEqual([200]);
  });

  it('of a form of the site are stored by the job', async () => {
    const reader = new PublicClient(service.url);
    await reader.signIn(`away-${driver}@example.org`);
    takeAway();
    const answer = await reader.postFiles('/mumbai/report', { ...REPORT_FORM, key: 'away' }, [
      { field: 'photos', name: 'a.png', bytes },
    ]);
    giveBack();
    expect(answer.status).toBe(303);
    const id = /iss_\w+/.exec(answer.headers.location ?? '')![0];
    await runLater();
    expect(await shown(id)).toEqual([200]);
  });

  it('are fetched by the job until they are there, if their address fails', async () => {
    fetches().mockRejectedValueOnce(new UpstreamFailure('pictures.example answered 503', 503));
    const id = await file({ media_url: 'https://pictures.example/a.png' });
    expect(await shown(id)).toEqual([]);
    fetches().mockRejectedValueOnce(new UpstreamFailure('pictures.example could not be reached'));
    await runLater();
    fetches().mockResolvedValueOnce(bytes);
    await runLater(4 * MINUTE_MS);
    expect(await shown(id)).toEqual([200]);
    expect(await waiting(id)).toEqual([]);
  });

  it.each([
    ['is not found', () => fetches().mockRejectedValueOnce(new UpstreamFailure('it answered 404', 404))],
    ['is no picture', () => fetches().mockResolvedValueOnce(Buffer.from('no picture'))],
    ['is private', () => fetches().mockRejectedValueOnce(new RefusedUrl('a private address'))],
  ])('are left out if what is at their address %s', async (_, answer) => {
    answer();
    const id = await file({ media_url: 'https://pictures.example/b.png' });
    expect([await waiting(id), await shown(id)]).toEqual([[], []]);
  });

  it('are kept if their client sends more than is processed', async () => {
    jest
      .spyOn(service.app.get(MediaInspector, { strict: false }), 'cleanImage')
      .mockRejectedValueOnce(new LimitReached('too much', 60));
    const id = await file({}, [bytes]);
    expect(await waiting(id)).toHaveLength(1);
    await runLater();
    expect(await shown(id)).toEqual([200]);
  });

  it('are given up after three days, and city staff are notified once', async () => {
    takeAway();
    const id = await file({}, [bytes, await photo('jpeg', { width: 60, height: 40 })]);
    await runLater();
    // The first failure ends a run, as the others would fail, too.
    await runLater(3 * DAY_MS);
    await runLater(2 * 60 * MINUTE_MS);
    giveBack();
    expect([await waiting(id), await shown(id)]).toEqual([[], []]);
    const staff = await staffMember(service, { role: 'city_admin' });
    const { body } =
      await staff.api.get<Array<{ kind: string; targetId: string }>>('/api/admin/notifications');
    expect(body.filter(({ targetId }) => targetId === id)).toMatchObject([
      { kind: 'picture_not_stored', targetType: 'issue' },
    ]);
  });

  it('of a deleted upload are not stored', async () => {
    takeAway();
    const id = await file({}, [bytes]);
    giveBack();
    await service.database.sql('update media set deleted_at = now() where issue_id = $1', [id]);
    await runLater();
    expect([await waiting(id), await shown(id)]).toEqual([[], []]);
  });

  it('make readiness and a line of the log say so', async () => {
    const ready = async () => {
      service.clock.advance(MINUTE_MS);
      return (await service.tokenApi.get<{ storage: string }>('/api/ready')).body.storage;
    };
    expect(await ready()).toBe('writable');
    takeAway();
    const failing = await ready();
    giveBack();
    expect([failing, await ready()]).toEqual(['failing', 'writable']);
  });
});
