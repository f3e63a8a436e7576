import { filledIn, unknownPlaceholder } from './template';

const VALUES = {
  issue: 'Lamp (abc123)',
  ward: 'H/West',
  unit: 'Roads',
  dueDate: '3 May 2026',
  reporter: '{unit} $&',
};

describe('a template', () => {
  it('is filled in, each name wherever it stands', () => {
    expect(filledIn('{reporter}: {issue} of {ward}, {unit}, {dueDate}. {issue}', VALUES)).toBe(
      '{unit} $&: Lamp (abc123) of H/West, Roads, 3 May 2026. Lamp (abc123)',
    );
  });

  it('keeps other braces', () => {
    expect(filledIn('{} { issue } {other}', VALUES)).toBe('{} { issue } {other}');
  });

  it.each([
    ['Dear {reporter}, {issue}', undefined],
    ['{} and { issue }', undefined],
    ['{issue} {phone} {email}', 'phone'],
    ['{constructor}', 'constructor'],
    ['{Issue}', 'Issue'],
  ])('%s has the unknown name %s', (text, name) => {
    expect(unknownPlaceholder(text)).toBe(name);
  });
});
