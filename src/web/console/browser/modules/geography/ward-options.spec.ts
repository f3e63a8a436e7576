import { wardOptions } from './ward-options';

describe('the choice of a ward', () => {
  it('starts with none, then each ward by its code and its name', () => {
    expect(wardOptions('Any')).toEqual([{ value: '', label: 'Any' }]);
    expect(
      wardOptions('Any', [
        { code: 'H/West', name: 'Bandra West' },
        { code: 'W-1', name: 'W-1' },
        { code: 'W-2', name: '' },
      ]).slice(1),
    ).toEqual([
      { value: 'H/West', label: 'H/West, Bandra West' },
      { value: 'W-1', label: 'W-1' },
      { value: 'W-2', label: 'W-2' },
    ]);
  });
});
