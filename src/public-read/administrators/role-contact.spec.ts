import { labelOf, wardLabel } from './role-contact';

describe('wardLabel', () => {
  it.each([
    ['A', 'Ward A'],
    ['Ward 12', 'Ward 12'],
    ['12 WARD', '12 WARD'],
    ['South District', 'South District'],
    ['Forward', 'Ward Forward'],
    ['Wardha', 'Ward Wardha'],
  ])('calls %s %s', (code, label) => {
    expect(wardLabel(code)).toBe(label);
  });
});

describe('labelOf', () => {
  it.each([
    ['Ward H/West', 'ward-h-west'],
    ['  № ﬁve! ', 'no-five'],
    ['१२', ''],
    ['a--b', 'a-b'],
  ])('writes "%s" as "%s"', (text, label) => {
    expect(labelOf(text)).toBe(label);
  });
});
