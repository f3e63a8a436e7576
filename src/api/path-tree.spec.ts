import { PathTree } from './path-tree';

function treeOf(...paths: string[]): PathTree<string> {
  const tree = new PathTree<string>();
  for (const path of paths) tree.at(path, () => path);
  return tree;
}

describe('a tree of paths', () => {
  const tree = treeOf(
    '/',
    '/issues',
    '/issues/:id',
    '/issues/near',
    '/issues/:id/flag',
    '/:kind/all/flag',
    '/feeds/:city.:format',
    '/feeds/list.:format',
  );

  it.each([
    ['/', ['/']],
    ['/issues', ['/issues']],
    ['/Issues/', ['/issues']],
    ['/issues/1', ['/issues/:id']],
    ['/issues/%2F', ['/issues/:id']],
    ['/issues/near', ['/issues/near']],
    ['/issues/NEAR/', ['/issues/near']],
    ['/issues/1/flag', ['/issues/:id/flag']],
    ['/issues/all/flag', ['/issues/:id/flag', '/:kind/all/flag']],
    ['/feeds/pune.atom', ['/feeds/:city.:format']],
    ['/feeds/list.atom', ['/feeds/:city.:format', '/feeds/list.:format']],
    ['/feeds/pune', []],
    ['/feeds/.atom', []],
    ['/feeds/pune.', []],
    ['/issues//', []],
    ['//issues', []],
    ['/issues/1/2', []],
    ['/nowhere', []],
    ['*', []],
    ['issues', []],
  ])('has at %s: %j', (path, expected) => {
    expect([...tree.find(path)].sort()).toEqual([...expected].sort());
  });

  it('makes one value for a path, whatever its case', () => {
    const made = new PathTree<number>();
    let count = 0;
    expect(['/a/:id', '/A/:id', '/a/:id'].map((path) => made.at(path, () => ++count))).toEqual([1, 1, 1]);
  });
});
