import ts from 'typescript';

/** A text in a source file that may be SQL or a part of it. */
export interface SqlText {
  line: number;
  /** With ` ? ` in place of computed parts. */
  text: string;
}

/** Words that may follow a table and are no alias. */
const NO_ALIAS =
  'cross|do|for|full|group|inner|join|left|limit|natural|on|order|returning|right|select|set|union|using|values|where';
const ALIASED = String.raw`[a-z_]+(?:\s+(?:as\s+)?(?!(?:${NO_ALIAS})\b)[a-z_]+)?`;
const TABLES = new RegExp(
  String.raw`\b(?:from|join|using|into|update)\s+(?:only\s+)?(${ALIASED}(?:\s*,\s*${ALIASED})*)`,
  'gi',
);
const WRITES =
  /\b(?:(insert\s+into|delete\s+from|merge\s+into|copy|truncate)\s+(?:only\s+)?([a-z_]+|\?)|(?:update\s+(?:only\s+)?([a-z_]+|\?)(?:\s+(?:as\s+)?[a-z_]+)?\s+set|(do\s+update\s+set|then\s+update\s+set))\b)/gi;

/** A write to a table. */
export interface TableWrite {
  /** `?` if its name is computed. */
  table: string;
  event: 'insert' | 'update' | 'delete';
  /** The columns an update assigns; includes `?` if they are computed. */
  columns: readonly string[];
}

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

/** The names after `from`, `join`, `using`, `into` and `update`: tables, and names the statement itself defines. */
export function tablesIn(text: string): string[] {
  return [...text.matchAll(TABLES)].flatMap(([, list = '']) =>
    list.split(',').map((table) => table.trim().split(/\s/)[0] ?? ''),
  );
}

/** A table with a name it has in a text: its own, or an alias. */
export interface TableAlias {
  alias: string;
  table: string;
}

/** The tables of a text with their names in it. */
export function tableAliasesIn(text: string): TableAlias[] {
  return [...text.matchAll(TABLES)].flatMap(([, list = '']) =>
    list.split(',').flatMap((each) => {
      const [table = '', ...names] = each.trim().split(/\s+/);
      const alias = names.at(-1);
      return [{ alias: table, table }, ...(alias === undefined ? [] : [{ alias, table }])];
    }),
  );
}

/** The names in SQL that may be columns, with the name before the dot. */
export function columnNamesIn(text: string): Array<{ alias?: string; column: string }> {
  const names = text.matchAll(/(?<![\w.:])(?:([a-z_0-9]+)\.)?([a-z_][a-z_0-9]*)\b(?!\s*\(|\.)/g);
  return [...names].map(([, alias, column = '']) => ({ alias, column }));
}

/** SQL without the columns it inserts and those it assigns. */
export function withoutWrites(text: string): string {
  const rest = text.replaceAll(/(\binsert\s+into\s+[a-z_?]+(?:\s+as\s+[a-z_]+)?\s*)\([^()]*\)/gi, '$1');
  let left = '';
  let depth = 0;
  let isAssigning = false;
  let isTarget = false;
  for (const [word] of rest.matchAll(/[(),]|[^(),\s]+|\s+/g)) {
    if (word === '(') depth++;
    if (word === ')') depth--;
    if (/^set$/i.test(word)) [isAssigning, depth] = [true, 0];
    else if (depth < 0 || (depth === 0 && /^(where|returning|from)$/i.test(word))) isAssigning = false;
    const isBlank = /^\s+$/.test(word);
    if (isBlank || !isTarget) left += word;
    if (!isBlank) isTarget = isAssigning && depth === 0 && /^(set|,)$/i.test(word);
  }
  return left;
}

/** The writes of an SQL text. */
export function writesIn(text: string): TableWrite[] {
  const writes: TableWrite[] = [];
  for (const match of text.matchAll(WRITES)) {
    const [found, verb = '', other = '', updated] = match;
    const table = (updated ?? (other || writes.at(-1)?.table) ?? '?').toLowerCase();
    if (verb === '')
      writes.push({ table, event: 'update', columns: targetsOf(text.slice(match.index + found.length)) });
    else writes.push({ table, event: /^(delete|truncate)/i.test(verb) ? 'delete' : 'insert', columns: [] });
  }
  return writes;
}

/**
 * Whether SQL may write one of the given columns: it inserts a row, assigns one of the columns, or assigns computed
 * columns.
 */
export function writesColumns(text: string, table: string, columns: readonly string[]): boolean {
  return writesIn(text).some(
    (write) =>
      (write.table === table || write.table === '?') &&
      (write.event === 'insert' || write.columns.some((name) => name === '?' || columns.includes(name))),
  );
}

/** The columns a `set` clause assigns. */
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

/** The text of a string or a template. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ? ');
}
