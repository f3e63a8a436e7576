import { nextChainRole } from './chain-roles';

describe('nextChainRole', () => {
  it.each([
    [null, 'Local Police'],
    ['Local Police', 'Corporator'],
    ['Corporator', 'Municipal Ward Officer'],
    ['Municipal Ward Officer', 'MLA'],
    ['MLA', 'MP'],
    ['MP', null],
  ] as const)('after %s is %s', (role, next) => {
    expect(nextChainRole(role)).toBe(next);
  });
});
