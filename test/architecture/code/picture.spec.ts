import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mayKnow } from '../../support/source/dependency-rules';
import { codeOf, pageOfDocs } from '../../support/source/pages-of-docs';

const SRC = join(__dirname, '../../../src');
/** The layers below all contexts. */
const LAYERS = ['api', 'platform', 'kernel'];

const foldersIn = (folder: string): string[] =>
  readdirSync(join(SRC, folder))
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(SRC, path, 'index.ts')));
const FOLDERS = [...foldersIn('.'), ...foldersIn('web'), ...LAYERS].sort();

/** The arrows of a flowchart, each from one node to one node, by their labels. */
interface Picture {
  solid: Map<string, Set<string>>;
  dotted: Map<string, Set<string>>;
}

/** Reads `a & b --> c --> d`, `a -.-> b`, `id["label"]` and subgraphs, which stand for their nodes. */
function pictureOf(flowchart: string): Picture {
  const picture: Picture = { solid: new Map(), dotted: new Map() };
  const members = new Map<string, string[]>();
  const labels = new Map<string, string>();
  const open: string[] = [];
  const nodesOf = (group: string): string[] =>
    group.split('&').flatMap((text) => {
      const [, id = '', label] = /^\s*([\w-]+)(?:\W+([^"\])]+)\W*)?\s*$/.exec(text) ?? [];
      if (label !== undefined) labels.set(id, label);
      return members.get(id) ?? [labels.get(id) ?? id];
    });
  for (const line of flowchart.trim().split('\n').slice(1)) {
    const [, subgraph] = /^\s*subgraph ([\w-]+)$/.exec(line) ?? [];
    if (subgraph !== undefined) {
      members.set(subgraph, []);
      open.push(subgraph);
    } else if (line.trim() === 'end') open.pop();
    else {
      const steps = line.split(/ (-->|-\.->) /);
      const groups = steps.filter((_, at) => at % 2 === 0).map(nodesOf);
      for (const name of open) members.get(name)!.push(...groups.flat());
      groups.slice(1).forEach((targets, at) => {
        const arrows = steps[2 * at + 1] === '-->' ? picture.solid : picture.dotted;
        for (const from of groups[at]!) arrows.set(from, new Set([...(arrows.get(from) ?? []), ...targets]));
      });
    }
  }
  return picture;
}

/** Every node that may be imported from a node: over several solid arrows, or one dotted arrow. */
function reachable({ solid, dotted }: Picture, from: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: string): void => {
    if (found.has(node)) return;
    found.add(node);
    solid.get(node)?.forEach(visit);
  };
  solid.get(from)?.forEach(visit);
  return new Set([...found, ...(dotted.get(from) ?? [])]);
}

describe('the picture of docs/ARCHITECTURE.md', () => {
  const picture = pictureOf(codeOf(pageOfDocs('ARCHITECTURE.md'), 'mermaid'));

  it.each(FOLDERS)('has the same imports of %s as the dependency rules', (folder) => {
    const others = FOLDERS.filter((other) => other !== folder);
    const drawn = reachable(picture, folder);
    expect(others.filter((other) => drawn.has(other))).toEqual(
      others.filter((other) => mayKnow(folder, other)),
    );
  });

  it('is read by arrows, groups, labels and subgraphs', () => {
    const read = pictureOf(
      'flowchart TD\n  subgraph all\n    a\n    b["web/b"] --> d\n  end\n  all --> c & e\n  a -.-> f',
    );
    expect([...reachable(read, 'a')]).toEqual(['c', 'e', 'f']);
    expect([...reachable(read, 'web/b')]).toEqual(['d', 'c', 'e']);
  });
});
