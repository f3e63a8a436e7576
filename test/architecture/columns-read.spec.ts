import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

const SRC = join(__dirname, '../../src');

const FOR_THE_RECORD = 'for whoever looks into the database';
const SPREAD = 'writers of one cell are spread over slots; whoever reads adds all of them up';
/** Columns that are stored and never read by name, and why. */
const NOT_READ: Readonly<Record<string, string>> = {
  'ChannelFeed.lastErrorAt': FOR_THE_RECORD,
  'ChannelFeed.leasedUntil': 'who may ask the platform is decided by the condition of an update',
  'CityCount.slot': SPREAD,
  'Flag.resolvedAt': FOR_THE_RECORD,
  'Flag.resolvedBy': FOR_THE_RECORD,
  'IssueCell.slot': SPREAD,
  'IssueRollupCell.slot': SPREAD,
  'MailSuppression.reason': FOR_THE_RECORD,
  'Media.deletedBy': FOR_THE_RECORD,
  'Mention.convertedAt': FOR_THE_RECORD,
  'Message.deletedBy': FOR_THE_RECORD,
  'RefreshToken.issuedAt': FOR_THE_RECORD,
  'SlaPause.endedBy': FOR_THE_RECORD,
  'SlaPause.pausedBy': FOR_THE_RECORD,
  'WorkingCalendar.updatedAt': FOR_THE_RECORD,
};

interface StoredColumn {
  property: string;
  column: string;
}
interface StoredEntity {
  name: string;
  table: string;
  context: string;
  columns: StoredColumn[];
}

/** The pages of the browser read no rows, and the demonstration city only writes them. */
const ELSEWHERE = /\.spec\.tsx?$|^(?:demo|embedded-postgres|web-kit)\/|^(?:site|console-site)\/web\//;
const SOURCES = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !ELSEWHERE.test(file))
    .map((file) => [file, ts.createSourceFile(file, readFileSync(join(SRC, file), 'utf8'), 99, true)]),
);

const wordsOf = (text: string): string[] => text.match(/\w+/g) ?? [];

function entities(): StoredEntity[] {
  const found: StoredEntity[] = [];
  for (const [file, source] of SOURCES) {
    const table = file.endsWith('.entity.ts') && /@Entity\(\s*'([a-z_]+)'/.exec(source.text)?.[1];
    if (!table) continue;
    for (const node of source.statements.filter(ts.isClassDeclaration)) {
      const columns = node.members.filter(ts.isPropertyDeclaration).flatMap(columnOf);
      const name = node.name?.text ?? '';
      found.push({ name, table, context: `${file.split('/')[0]}/`, columns });
    }
  }
  return found;
}

function columnOf(member: ts.PropertyDeclaration): StoredColumn[] {
  const decorators = (ts.getDecorators(member) ?? []).map((each) => each.getText());
  const column = decorators.find((text) => /^@(?:Primary\w*)?Column\b/.test(text));
  const property = member.name.getText();
  return column ? [{ property, column: /name: '([a-z_]+)'/.exec(column)?.[1] ?? property }] : [];
}

/** The words by which a part of a file may name a column it reads: no keys of values that are written. */
function readBy(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node)) return isAssigned(node) ? [] : [node.name.text];
  if (ts.isBindingElement(node)) return [(node.propertyName ?? node.name).getText()];
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return wordsOf(node.text);
  const criteria = criteriaOf(node);
  if (!criteria || !ts.isObjectLiteralExpression(criteria)) return [];
  return criteria.properties.flatMap(({ name }) => name?.getText() ?? []);
}

/** What a repository looks for, or is to select. */
function criteriaOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node))
    return /^(?:select|where|order)$/.test(node.name.getText()) ? node.initializer : undefined;
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return /^(?:find|exists|count)\w*By$/.test(node.expression.name.text) ? node.arguments[0] : undefined;
  return undefined;
}

function isAssigned({ parent }: ts.PropertyAccessExpression): boolean {
  return ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken;
}

/** What `columnsExcept` of an entity leaves out, or undefined where a node is no such call. */
function exceptOf(node: ts.Node, entity: StoredEntity): string[] | undefined {
  const isCall = ts.isCallExpression(node) && node.expression.getText() === 'columnsExcept';
  if (!isCall || node.arguments[0]?.getText() !== entity.name) return undefined;
  return wordsOf(node.arguments[1]?.getText() ?? '');
}

/** All words by which the context of an entity, and whoever names it or its table, may read columns of it. */
function wordsOn(entity: StoredEntity): Set<string> {
  const words = new Set<string>();
  const named = new RegExp(String.raw`\b(?:${entity.name}|${entity.table})\b`);
  const visit = (node: ts.Node): void => {
    const withheld = exceptOf(node, entity);
    if (withheld) {
      for (const { property } of entity.columns) if (!withheld.includes(property)) words.add(property);
      return;
    }
    for (const word of readBy(node)) words.add(word);
    ts.forEachChild(node, visit);
  };
  for (const [file, source] of SOURCES)
    if (!file.endsWith('.entity.ts') && (file.startsWith(entity.context) || named.test(source.text)))
      visit(source);
  return words;
}

describe('a column of an entity', () => {
  const found = entities();
  const notRead = found.flatMap((entity) => {
    const words = wordsOn(entity);
    return entity.columns
      .filter(({ property, column }) => !words.has(property) && !words.has(column))
      .map(({ property }) => `${entity.name}.${property}`);
  });

  it('is read where its context or a query names it, or is not, for a reason', () => {
    expect(found.length).toBeGreaterThan(75);
    expect(notRead.filter((name) => !(name in NOT_READ))).toEqual([]);
  });

  it('has a reason only where nobody reads it', () => {
    expect(Object.keys(NOT_READ).filter((name) => !notRead.includes(name))).toEqual([]);
  });
});
