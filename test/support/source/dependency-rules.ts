import { join } from 'node:path';

/** Where the allowed imports are declared. */
const DEPENDENCY_RULES = join(__dirname, '../../../.ci/dependency-cruiser.cjs');

interface Condition {
  path?: string;
  pathNot?: string;
  circular?: boolean;
}

const { forbidden } = jest.requireActual<{ forbidden: Array<{ from: Condition; to: Condition }> }>(
  DEPENDENCY_RULES,
);

/**
 * Whether the dependency rules let one folder import the index of another.
 * @param context a folder below `src`
 */
export function mayKnow(context: string, other: string): boolean {
  const [from, to] = [`src/${context}/a.queries.ts`, `src/${other}/index.ts`];
  return !forbidden.some((rule) => {
    if (rule.to.circular || !applies(rule.from, from)) return false;
    const [, group = ''] = new RegExp(rule.from.path ?? '').exec(from) ?? [];
    return applies(rule.to, to, group);
  });
}

function applies({ path, pathNot }: Condition, file: string, group = ''): boolean {
  const matches = (pattern: string): boolean => new RegExp(pattern.replaceAll('$1', group)).test(file);
  return (path === undefined || matches(path)) && (pathNot === undefined || !matches(pathNot));
}
