import ts from 'typescript';

/** A text in a source file that may be SQL or a part of it. */
export interface SqlText {
  line: number;
  /** With ` ? ` for what is put into it when the program runs. */
  text: string;
}

const ALIASED = String.raw`[a-z_]+(?:\s+(?:as\s+)?[a-z_]+)?`;
const TABLES = new RegExp(
  String.raw`\b(?:from|join|using|into|update)\s+(?:only\s+)?(${ALIASED}(?:\s*,\s*${ALIASED})*)`,
  'gi',
);
/** A table whose name is put in when the program runs may be any. */
const ASSIGNMENTS = (table: string): RegExp =>
  new RegExp(String.raw`\b(?:update|merge\s+into)\s+(?:only\s+)?(?:${table}\b|\?).*?\bset\b(.*)`, 'gis');
const INSERT = (table: string): RegExp =>
  new RegExp(String.raw`\b(?:insert\s+into|merge\s+into|copy)\s+(?:${table}\b|\?)`, 'i');

/** The strings and templates of a source file. */
export function textsIn(source: string): SqlText[] {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: SqlText[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== undefined)
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The names after `from`, `join`, `using`, `into` and `update`: tables, and what a statement itself calls so. */
export function tablesIn(text: string): string[] {
  return [...text.matchAll(TABLES)].flatMap(([, list = '']) =>
    list.split(',').map((table) => table.trim().split(/\s/)[0] ?? ''),
  );
}

/**
 * Whether SQL may write one of some columns of a table: it inserts a row, assigns one of the columns, or assigns what
 * is only known when the program runs.
 */
export function writesColumns(text: string, table: string, columns: readonly string[]): boolean {
  if (INSERT(table).test(text)) return true;
  const assigned = [...text.matchAll(ASSIGNMENTS(table))].flatMap(([, rest = '']) => targetsOf(rest));
  return assigned.some((target) => target === '?' || columns.includes(target));
}

/** What the clause after `set` assigns to. */
function targetsOf(clause: string): string[] {
  const targets: string[] = [];
  let part = '';
  let depth = 0;
  for (const token of clause.matchAll(/[()]|,|\bwhere\b|\breturning\b|\bfrom\b|[^(),\s]+|\s+/gi)) {
    const [word] = token;
    if (word === '(') depth++;
    if (word === ')' && --depth < 0) break;
    if (depth === 0 && /^(where|returning|from)$/i.test(word)) break;
    if (depth === 0 && word === ',') {
      targets.push(part);
      part = '';
    } else part += word;
  }
  return [...targets, part].flatMap((assignment) => {
    const [left = '', ...right] = assignment.split('=');
    const names = left.replaceAll(/[()]/g, '').split(',');
    return right.length === 0 && !left.includes('?') ? [] : names.map((name) => name.trim().toLowerCase());
  });
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? ');
}
