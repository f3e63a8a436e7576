import { columnsNotPresented } from '../../../../test/support/source/every-column';
import { presentDecision, presentFlag, presentFlagDetail } from './flag.presenter';
import type { FlagDetailRow, FlagReportRow, FlagRow } from './flag.queries';

const FLAG: FlagRow = {
  id: 'flg_1',
  kind: 'issue',
  reason: 'spam',
  reporterCount: 2,
  status: 'open',
  snippet: 'Buy my lamps',
};

describe('a flag in the console', () => {
  it('shows its target and reason', () => {
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
    expect(columnsNotPresented(FLAG, presentFlag)).toEqual([]);
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
  ] as const)('of a %s shows %s; a ban is offered: %s', (kind, target, showBan) => {
    expect(presentFlag({ ...FLAG, kind })).toMatchObject({ target, showBan });
  });

  it.each([
    ['dismissed', 'Dismissed'],
    ['warned', 'Warned'],
    ['removed', 'Removed'],
    ['banned', 'Banned'],
  ] as const)('that was %s is resolved, with the label %s', (status, label) => {
    expect(presentFlag({ ...FLAG, status })).toMatchObject({ resolved: true, resolvedLabel: label });
  });
});

describe('the target of a flag', () => {
  const DETAIL: FlagDetailRow = {
    id: 'flg_1',
    text: 'Buy my lamps, they are cheap',
    issueId: 'iss_1',
    cityId: 'pune',
    mediaId: 'med_1',
    postUrl: null,
  };
  const AT = new Date('2026-03-01T10:00:00.123Z');
  const REPORT: FlagReportRow = { reason: 'spam', note: 'Again', at: AT };
  const shown = (change: Partial<FlagDetailRow>, ...reports: FlagReportRow[]) =>
    presentFlagDetail({ flag: { ...DETAIL, ...change }, reports });

  it('is shown completely, with the reports about it', () => {
    expect(shown({}, REPORT, { ...REPORT, reason: 'other', note: null })).toStrictEqual({
      id: 'flg_1',
      text: 'Buy my lamps, they are cheap',
      issueId: 'iss_1',
      cityId: 'pune',
      mediaUrl: '/media/med_1',
      reports: [
        { reasonLabel: 'Spam', note: 'Again', at: '2026-03-01T10:00:00.123Z' },
        { reasonLabel: 'Other', note: '', at: '2026-03-01T10:00:00.123Z' },
      ],
    });
  });

  it('shows every column', () => {
    expect(columnsNotPresented(DETAIL, (flag) => presentFlagDetail({ flag, reports: [] }))).toEqual([]);
    expect(columnsNotPresented(REPORT, (report) => shown({}, report))).toEqual([]);
  });

  it('may have no text', () => {
    expect(shown({ text: null }).text).toBe('');
  });

  it('has the URL of media stored elsewhere, and none for media that are not shown', () => {
    const postUrl = 'https://micro.example/p/1';
    expect(shown({ postUrl }).mediaUrl).toBe(postUrl);
    expect(shown({ mediaId: null, postUrl }).mediaUrl).toBeNull();
  });
});

describe('a flag after a decision', () => {
  it('has only the decision', () => {
    expect(presentDecision({ ...FLAG, status: 'removed' })).toStrictEqual({ id: 'flg_1', status: 'removed' });
  });
});
