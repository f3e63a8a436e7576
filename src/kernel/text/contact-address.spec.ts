import { contactAddress } from './contact-address';

describe('the stored form of an address', () => {
  it.each([
    [' Asha@Example.org ', 'asha@example.org'],
    ['98200 54321', '+919820054321'],
    ['+91 (98200) 54-321', '+919820054321'],
    ['९८२००५४३२१', '+919820054321'],
    ['@blue_kite', 'blue_kite'],
    ['IN.6612345', 'IN.6612345'],
  ])('of %j is %j', (typed, stored) => {
    expect(contactAddress(typed)).toBe(stored);
  });
});
