import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageOfDocs, pasted, stepsOf } from '../support/source/pages-of-docs';
import { startService, type TestService } from '../support/service/service';

describe('the quick starts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'civic-quick-start-'));
  let service: TestService;

  beforeAll(async () => {
    service = await startService({
      settings: {
        CHAT_VERIFY_TOKEN: 'example-verify',
        CHAT_TOKEN: 'example-secret',
        CHAT_PHONE_NUMBER_ID: '1',
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The output of the commands of a page, one text per code block. */
  const run = async (page: string, isCommand: RegExp): Promise<string[]> => {
    const commands = stepsOf(page).filter((step) => isCommand.test(step));
    const script = commands.join('\nprintf "\\0"\n').replaceAll('http://localhost:3000', service.url);
    return (await pasted(script, folder)).split('\0').map((answer) => answer.trim());
  };

  it('of REST clients signs in, and renews the token with the cookie', async () => {
    const answers = await run(pageOfDocs('quick-start/rest-client.md'), /^call/);
    const [signedIn, renewed] = answers.map((answer) => JSON.parse(answer) as SignedIn);
    expect(signedIn!.data.user.email).toBe('you@example.org');
    expect(renewed!.success).toBe(true);
    expect(renewed!.data.accessToken).not.toBe(signedIn!.data.accessToken);
    const me = await fetch(`${service.url}/api/users/me`, {
      headers: { authorization: `Bearer ${renewed!.data.accessToken}` },
    });
    expect(me.status).toBe(200);
  });

  it('of webhook senders answers the challenge, computes the shown signature, and delivers once', async () => {
    const page = pageOfDocs('quick-start/webhook-sender.md');
    const shown = stepsOf(page)
      .find((step) => step.startsWith('sha256='))
      ?.slice('sha256='.length);
    expect(shown).toMatch(/^[0-9a-f]{64}$/);
    const isCommand = /^(curl|printf|BODY=)/;
    const [challenge, digest, delivered] = await run(page, isCommand);
    expect(challenge).toBe('42');
    expect(digest!.split(' ').at(-1)).toBe(shown);
    expect(JSON.parse(delivered!)).toEqual({ status: 'ok' });
    await run(page, isCommand);
    const kept = await service.database.sql('select text from mentions');
    expect(kept).toEqual([{ text: 'Pothole in Pune' }]);
  });
});

interface SignedIn {
  success: boolean;
  data: { accessToken: string; user: { email: string } };
}
