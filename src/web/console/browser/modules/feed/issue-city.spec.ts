import { cityOf } from './issue-city';

describe('the city of an issue', () => {
  it('is its own, or the shown one if the response does not have it', () => {
    expect([cityOf({ cityId: 'pune' }, 'mumbai'), cityOf({}, 'mumbai')]).toEqual(['pune', 'mumbai']);
  });
});
