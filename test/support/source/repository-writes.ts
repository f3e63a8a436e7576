import ts from 'typescript';
import type { TableWrite } from './sql-texts';

type Event = TableWrite['event'];

/** The changes of methods of repositories and of the EntityManager, with the index of an update's values. */
const METHODS: Readonly<Record<string, { events: Event[]; changeAt?: number }>> = {
  insert: { events: ['insert'] },
  save: { events: ['insert', 'update'] },
  upsert: { events: ['insert', 'update'] },
  update: { events: ['update'], changeAt: 1 },
  updateAll: { events: ['update'], changeAt: 0 },
  increment: { events: ['update'], changeAt: 1 },
  decrement: { events: ['update'], changeAt: 1 },
  delete: { events: ['delete'] },
  deleteAll: { events: ['delete'] },
  remove: { events: ['delete'] },
  clear: { events: ['delete'] },
};
/** The functions of `platform/database/returning.ts`, whose first argument is the repository. */
const FUNCTIONS: typeof METHODS = {
  updateReturning: { events: ['update'], changeAt: 2 },
  deleteReturning: { events: ['delete'] },
  insertNew: { events: ['insert'] },
};

/**
 * The writes of a file through repositories it declares as `Repository<Entity>`, and through an EntityManager.
 * @param tables the table of each entity, by the name of its class
 */
export function repositoryWritesIn(source: string, tables: ReadonlyMap<string, string>): TableWrite[] {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const repositories = new Map<string, string>();
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    const entity = (ts.isParameter(node) || ts.isPropertyDeclaration(node)) && entityOf(node.type);
    if (entity) repositories.set((node as ts.ParameterDeclaration).name.getText(), entity);
    if (ts.isCallExpression(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const tableNamed = (node: ts.Node | undefined): string | undefined => {
    const name = node && ts.isPropertyAccessExpression(node) ? node.name.text : (node?.getText() ?? '');
    return tables.get(repositories.get(name) ?? name);
  };
  return calls.flatMap((call) => writesOf(call, tableNamed));
}

function writesOf(
  { expression, arguments: values }: ts.CallExpression,
  tableNamed: (node: ts.Node | undefined) => string | undefined,
): TableWrite[] {
  const isMethod = ts.isPropertyAccessExpression(expression);
  const known = isMethod ? METHODS[expression.name.text] : FUNCTIONS[expression.getText()];
  if (!known) return [];
  const ofRepository = isMethod ? tableNamed(expression.expression) : undefined;
  const table = ofRepository ?? tableNamed(values[0]);
  if (table === undefined) return [];
  const { events, changeAt } = known;
  const shift = isMethod && ofRepository === undefined ? 1 : 0;
  const change = changeAt === undefined ? undefined : values[changeAt + shift];
  return events.map((event) => ({ table, event, columns: event === 'update' ? assigned(change) : [] }));
}

/** The columns of an update's argument: of an object literal, or a name as text. */
function assigned(change: ts.Expression | undefined): string[] {
  if (change && ts.isStringLiteral(change)) return [columnOf(change.text)];
  if (!change || !ts.isObjectLiteralExpression(change)) return ['?'];
  return change.properties.map(({ name }) => (name ? columnOf(name.getText()) : '?'));
}

function columnOf(property: string): string {
  return property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function entityOf(type: ts.TypeNode | undefined): string | undefined {
  if (!type || !ts.isTypeReferenceNode(type) || type.typeName.getText() !== 'Repository') return undefined;
  return type.typeArguments?.[0]?.getText();
}
