import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentReporter } from './reporter.presenter';
import type { ReporterRow } from './reporter.queries';

describe('a reporter', () => {
  it('shows the data of the directory, and false for `me`', () => {
    const rest = {
      name: 'Asha',
      slug: 'asha',
      cr: true,
      zone: 'Zone 3',
      beat: 'Roads',
      area: 'Bandra West',
      reports: 6,
      resolved: 2,
      reached: '12,400',
      impact: 'Three signals',
      rank: 1,
      bio: 'Walks every lane.',
      extra: [{ id: 'iss_1', title: 'Lamp', area: 'Bandra', pincode: '400050', status: 'new' as const }],
    };
    const row = { ...rest, joined: new Date('2026-03-01T10:00:00.123Z'), userId: 'not shown' } as ReporterRow;
    expect(presentReporter(row)).toStrictEqual({
      ...rest,
      me: false,
      joined: '2026-03-01T10:00:00.123Z',
    });
    expect(columnsNotPresented(row, presentReporter)).toEqual(['userId']);
  });
});
