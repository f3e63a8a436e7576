import { headingsOf } from './headings';

describe('the headings of clusters', () => {
  it('say what the issues have in common', () => {
    expect(
      headingsOf([
        { category: 'Road', ward: 'A', window: '2026-11-01/2026-11-01' },
        { category: 'Road', ward: '', window: '2026-11-01/2026-11-03' },
      ]),
    ).toEqual(['Road, A, 2026-11-01', 'Road, 2026-11-01 to 2026-11-03']);
  });

  it('are different for clusters that have the same in common', () => {
    const same = { category: 'Road', ward: 'A', window: '2026-11-01/2026-11-01' };
    expect(headingsOf([same, { ...same, ward: 'B' }, same])).toEqual([
      'Road, A, 2026-11-01 (1 of 2)',
      'Road, B, 2026-11-01',
      'Road, A, 2026-11-01 (2 of 2)',
    ]);
  });
});
