import { isOfAllCities } from './all-cities';

const at = (parts: string[], query = '') => isOfAllCities({ parts, query: new URLSearchParams(query) });

describe('isOfAllCities', () => {
  it('is true for each page of a module that does not depend on the city', () => {
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

  it('is true for a tab that covers all cities, even if the other tabs of its module depend on the city', () => {
    expect([at(['routing']), at(['routing'], 'tab=offices')]).toEqual([true, false]);
    expect([at(['geography']), at(['geography'], 'tab=cities')]).toEqual([false, true]);
    expect([at(['officials'], 'tab=files'), at(['officials', 'off_1'], 'tab=files')]).toEqual([true, false]);
  });
});
