import { cityOf } from './issue-city';

describe('the city of an issue', () => {
  it('is its own, or the one that is shown where it is not said', () => {
    expect([cityOf({ cityId: 'pune' }, 'mumbai'), cityOf({}, 'mumbai')]).toEqual(['pune', 'mumbai']);
  });
});
