/** One part of a path that has parameters, such as `:id` or `:city.:format`. */
interface Variable<Value> {
  source: string;
  pattern: RegExp;
  node: Node<Value>;
}

interface Node<Value> {
  /** By the part that follows. */
  fixed: Map<string, Node<Value>>;
  variables: Array<Variable<Value>>;
  value?: Value;
}

/**
 * Values by the path of a route, found by the path of a request as Express does: case and a trailing slash make no
 * difference.
 */
export class PathTree<Value> {
  private readonly root: Node<Value> = { fixed: new Map(), variables: [] };

  /**
   * @param path the path of a route, with `:parameters`
   * @returns the value at this path, made if there is none
   */
  at(path: string, make: () => Value): Value {
    let node = this.root;
    for (const part of partsOf(path))
      node = part.includes(':') ? variableIn(node, part) : fixedIn(node, part);
    return (node.value ??= make());
  }

  /**
   * The values at the path of a request. A fixed path is never matched as one with an id
   * (docs/api/conventions.md#paths-and-methods).
   * @returns that of the fixed path, or those of all paths with parameters that match
   */
  find(path: string): readonly Value[] {
    const parts = partsOf(path.toLowerCase());
    let fixed: Node<Value> | undefined = this.root;
    for (const part of parts) fixed = fixed?.fixed.get(part);
    if (fixed?.value !== undefined) return [fixed.value];
    const found: Value[] = [];
    search(this.root, parts, 0, found);
    return found;
  }
}

function search<Value>(node: Node<Value>, parts: readonly string[], index: number, found: Value[]): void {
  const part = parts[index];
  if (part === undefined) {
    if (node.value !== undefined) found.push(node.value);
    return;
  }
  const next = node.fixed.get(part);
  if (next) search(next, parts, index + 1, found);
  for (const { pattern, node: variable } of node.variables)
    if (pattern.test(part)) search(variable, parts, index + 1, found);
}

function fixedIn<Value>(node: Node<Value>, part: string): Node<Value> {
  const key = part.toLowerCase();
  const next = node.fixed.get(key) ?? { fixed: new Map<string, Node<Value>>(), variables: [] };
  node.fixed.set(key, next);
  return next;
}

function variableIn<Value>(node: Node<Value>, source: string): Node<Value> {
  const known = node.variables.find((each) => each.source === source);
  if (known) return known.node;
  const text = source.toLowerCase().replaceAll('.', '\\.').replaceAll(/:\w+/g, '.+');
  const next: Variable<Value> = {
    source,
    pattern: new RegExp(`^${text}$`, 's'),
    node: { fixed: new Map(), variables: [] },
  };
  node.variables.push(next);
  return next.node;
}

/** The parts between the slashes; the target `*` of OPTIONS is none of a route. */
function partsOf(path: string): string[] {
  if (path === '/') return [];
  const [first, ...parts] = path.split('/');
  if (first !== '') return [''];
  if (parts.at(-1) === '') parts.pop();
  return parts;
}
