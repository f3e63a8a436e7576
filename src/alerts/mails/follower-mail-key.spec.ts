import { followerMailKey, subscriptionOf } from './follower-mail-key';

describe('the key of a mail to a follower', () => {
  it('has the id of the subscription', () => {
    expect(followerMailKey('sub_1', '42')).toBe('alert:sub_1:42');
    expect(subscriptionOf('alert:sub_1:42')).toBe('sub_1');
  });

  it.each([
    'alert-digest:sub_1:1:2:3',
    'alert-confirm:a@b.example:2027-03-03',
    'an alert:sub_1:42',
    'alert:sub_1:42:1',
  ])('does not match the key of another mail: %s', (key) => expect(subscriptionOf(key)).toBeUndefined());
});
