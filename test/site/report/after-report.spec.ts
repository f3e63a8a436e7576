import { REPORT_FORM } from '../../factories/forms';
import { allPlaced } from '../../factories/issues';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

describe('the page after a report', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  /** Sends a report. @returns the path of its page, and how the page is opened */
  async function reported(key: string) {
    const reader = new PublicClient(service.url);
    await reader.signIn(`${key}@example.org`, 'Asha <b>');
    const form = { ...REPORT_FORM, title: `Lamp ${key} is dark`, key, checked: 'yes' };
    const { headers } = await reader.postFiles('/mumbai/report', form);
    await allPlaced(service);
    const path = headers.location!.replace('#done', '');
    const panel = async () => {
      const { text } = await reader.get(path);
      return unescaped(/<section class="reported" id="done">.*?<\/section>/s.exec(text)?.[0] ?? '');
    };
    return { path, reader, panel, id: /iss_\w+/.exec(path)![0] };
  }

  it('says the number, who has it, until when, what happens otherwise, and how its reporter is told', async () => {
    const { id, panel } = await reported('first');
    const text = await panel();
    expect(text).toContain('Reported. Thank you, <bdi>Asha <b></bdi>.');
    expect(text).toContain(`Number ${id.slice(-6)}`);
    expect(text).toMatch(/<bdi>[^<]+<\/bdi> has it now\./);
    expect(text).toMatch(/To be fixed by .*\d{4}\. If it is not, it goes to the next higher office\./);
    expect(text).toContain('We write to f…@example.org when something happens.');
    expect(text).toContain('data-island="push"');
  });

  it('offers to tell others, also without scripts', async () => {
    const { id, panel, path, reader } = await reported('second');
    const text = await panel();
    const [, shared = ''] = /href="https:\/\/wa\.me\/\?text=([^"]+)"/.exec(text) ?? [];
    expect(decodeURIComponent(shared)).toBe(
      `“Lamp second is dark”: do you have this problem, too? Support the report: http://localhost:3000/mumbai/issues/${id}`,
    );
    expect(text).toContain('href="/mumbai/report"');
    expect((await reader.get(path)).text.match(/id="share"/g)).toHaveLength(1);
    expect((await new PublicClient(service.url).get(`/mumbai/issues/${id}`)).text).toContain(
      'https://wa.me/',
    );
  });

  it('says so if mails about own reports are off, or there is no address', async () => {
    const { panel } = await reported('third');
    await service.database.sql(
      `insert into alert_addresses (email, own_issues) values ('third@example.org', false)
       on conflict (email) do update set own_issues = false`,
    );
    expect(await panel()).toContain('We do not write to you about what you report.');
    await service.database.sql(`update users set email = null where email = 'third@example.org'`);
    expect(await panel()).toContain('nobody can write to you');
  });

  it('has a sentence for each act', async () => {
    const { id } = await reported('fourth');
    const reader = new PublicClient(service.url);
    await reader.signIn('supporter@example.org');
    const after = async (want: string) => {
      const { headers } = await reader.post(`/mumbai/issues/${id}/upvote`, { want });
      return (await reader.get(headers.location!.replace('#done', ''))).text;
    };
    expect(await after('on')).toContain('Your support is counted.');
    expect(await after('off')).toContain('Your support is taken back.');
  });
});
