import type { FindingRow } from './finding.queries';
import { presentFinding } from './finding.presenter';

describe('a finding', () => {
  it('has its words, and at most sixty characters before and after them', () => {
    const text = `${'a'.repeat(100)}98765 43210${'b'.repeat(100)}`;
    const foundAt = new Date('2026-03-01T10:00:00.123Z');
    const row: FindingRow = {
      id: 'fnd_1',
      issueId: 'iss_1',
      issueTitle: 'Lamp',
      targetKind: 'message',
      targetId: 'msg_1',
      field: 'content',
      kind: 'phone',
      start: 100,
      end: 111,
      foundAt,
      text,
    };
    expect(presentFinding(row)).toEqual({
      id: 'fnd_1',
      foundAt: foundAt.toISOString(),
      issueId: 'iss_1',
      issueTitle: 'Lamp',
      target: 'message',
      targetId: 'msg_1',
      field: 'content',
      kind: 'phone',
      start: 100,
      end: 111,
      before: 'a'.repeat(60),
      words: '98765 43210',
      after: 'b'.repeat(60),
    });
  });
});
