import { everyDay } from './days';

describe('the days of a period', () => {
  it('are complete, with zeros for days without counts', () => {
    const counted = [{ key: '2024-02-29', reported: 3, resolved: 1 }];
    expect(everyDay('2024-02-28', '2024-03-02', counted)).toEqual([
      { key: '2024-02-28', reported: 0, resolved: 0 },
      { key: '2024-02-29', reported: 3, resolved: 1 },
      { key: '2024-03-01', reported: 0, resolved: 0 },
      { key: '2024-03-02', reported: 0, resolved: 0 },
    ]);
  });

  it('are a single one for a period of one day', () => {
    expect(everyDay('2024-03-31', '2024-03-31', []).map(({ key }) => key)).toEqual(['2024-03-31']);
  });
});
