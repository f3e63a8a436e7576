import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync(join(__dirname, '../../docs/quick-start/webhook-sender.md'), 'utf8');

describe('the quick start of webhook senders', () => {
  it('shows the signature its example has', () => {
    const body = /and the body\n\n +(\S+)\n/.exec(page)?.[1] ?? '';
    const signature = createHmac('sha256', 'example-secret').update(body).digest('hex');
    expect(body).toBe('{"entry":[]}');
    expect(page).toContain(`       sha256=${signature}\n`);
  });
});
