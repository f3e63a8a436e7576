import { presentFlag } from './flag.presenter';
import type { FlagRow } from './flag.queries';

const FLAG: FlagRow = {
  id: 'flg_1',
  kind: 'issue',
  reason: 'spam',
  reporterCount: 2,
  status: 'open',
  snippet: 'Buy my lamps',
};

describe('a flag in the console', () => {
  it('shows what it is about and why', () => {
    expect(presentFlag(FLAG)).toStrictEqual({
      id: 'flg_1',
      reasonLabel: 'Spam',
      target: 'Issue',
      snippet: 'Buy my lamps',
      reporterCount: 2,
      resolved: false,
      resolvedLabel: '',
      showBan: false,
    });
  });

  it.each([
    ['abuse', 'Abuse'],
    ['wronginfo', 'Wrong information'],
    ['duplicate', 'Duplicate'],
    ['other', 'Other'],
  ] as const)('for %s gives the reason %s', (reason, label) => {
    expect(presentFlag({ ...FLAG, reason }).reasonLabel).toBe(label);
  });

  it.each([
    ['comment', 'Comment', false],
    ['media', 'Media', false],
    ['reporter', 'Reporter profile', true],
  ] as const)('against a %s names it %s; a ban is offered: %s', (kind, target, showBan) => {
    expect(presentFlag({ ...FLAG, kind })).toMatchObject({ target, showBan });
  });

  it.each([
    ['dismissed', 'Dismissed'],
    ['warned', 'Warned'],
    ['removed', 'Removed'],
    ['banned', 'Banned'],
  ] as const)('that was %s is resolved, as %s', (status, label) => {
    expect(presentFlag({ ...FLAG, status })).toMatchObject({ resolved: true, resolvedLabel: label });
  });
});
