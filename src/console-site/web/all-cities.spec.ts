import { isOfAllCities } from './all-cities';

const at = (parts: string[], query = '') => isOfAllCities({ parts, query: new URLSearchParams(query) });

describe('a page of all cities', () => {
  it('is one whose module knows no city', () => {
    expect([['flags'], ['audit'], ['webhooks', 'whe_1']].map((parts) => at(parts))).toEqual([
      true,
      true,
      true,
    ]);
    expect([[], ['feed'], ['reporters'], ['unknown']].map((parts) => at(parts))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('may be a tab of a module whose other tabs are of a city', () => {
    expect([at(['routing']), at(['routing'], 'tab=offices')]).toEqual([true, false]);
    expect([at(['geography']), at(['geography'], 'tab=cities')]).toEqual([false, true]);
    expect([at(['officials'], 'tab=files'), at(['officials', 'off_1'], 'tab=files')]).toEqual([true, false]);
  });
});
