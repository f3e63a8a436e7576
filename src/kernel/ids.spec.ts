import { newId } from './ids';

describe('newId', () => {
  it.each([
    ['user', 'usr'],
    ['official', 'off'],
    ['issue', 'iss'],
    ['department', 'dep'],
    ['message', 'msg'],
    ['media', 'med'],
    ['reopenRequest', 'req'],
    ['flag', 'flg'],
    ['jurisdiction', 'jur'],
    ['policeStation', 'pol'],
    ['ward', 'wrd'],
    ['mention', 'men'],
    ['keyword', 'kwd'],
    ['event', 'evt'],
    ['nomination', 'nom'],
    ['consoleAccount', 'adm'],
    ['duplicateCluster', 'dup'],
    ['notification', 'ntf'],
    ['delivery', 'dlv'],
    ['apiClient', 'cli'],
  ] as const)('makes the id of a %s begin with %s', (kind, prefix) => {
    expect(newId(kind)).toMatch(new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`));
  });

  it('makes ids that sort by age', () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
    const older = newId('issue');
    jest.advanceTimersByTime(1);
    const younger = newId('issue');
    jest.useRealTimers();
    expect([younger, older].sort()).toEqual([older, younger]);
  });
});
