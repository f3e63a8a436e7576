import ts from 'typescript';
import { columnNamesIn, tableAliasesIn, textOf, withoutWrites } from './sql-texts';

/** A column, as its entity declares it. */
export interface EntityColumn {
  /** Such as `Message.editedAt`. */
  name: string;
  property: string;
  table: string;
  /** Its name in the database. */
  column: string;
}

/** Functions that take an entity and a list or an object of its properties, and return rows or names. */
const SELECT_LISTS = ['columnsOf', 'columnsExcept', 'jsonOf', 'columnNames'];
/** The index of the criteria among a method's arguments; one more if the entity is the first argument. */
const CRITERIA: Readonly<Record<string, number>> = {
  update: 0,
  delete: 0,
  increment: 0,
  decrement: 0,
  updateReturning: 1,
  deleteReturning: 1,
};

/**
 * The columns of a program's entities, and those that its files read, as the type checker resolves properties:
 * `row.title` reads the column of its own entity only, also in a row type derived from it (`Pick`, `Omit`, `RowOf`).
 * SQL reads the columns it names, of the tables it names. A column that is only assigned, or selected and never used,
 * is not read.
 */
export class ColumnReads {
  readonly columns: EntityColumn[] = [];
  private readonly checker: ts.TypeChecker;
  private readonly read = new Set<EntityColumn>();
  private readonly byClass = new Map<ts.Node, EntityColumn[]>();
  private readonly byTable = new Map<string, EntityColumn[]>();
  /** Also by the names that select lists give them. */
  private readonly byDeclaration = new Map<ts.Node, EntityColumn>();

  /** @param sources the files of the program that declare or read entities */
  constructor(program: ts.Program, sources: readonly ts.SourceFile[]) {
    this.checker = program.getTypeChecker();
    for (const source of sources)
      source.statements.filter(ts.isClassDeclaration).forEach((each) => this.declare(each));
    const readers = sources.filter(({ fileName }) => !fileName.endsWith('.entity.ts'));
    for (const source of readers) eachNode(source, (node) => this.rename(node));
    for (const source of readers) {
      eachNode(source, (node) => this.visit(node));
      this.readSql(source);
    }
  }

  /** The columns that are not read. */
  notRead(): string[] {
    return this.columns.filter((column) => !this.read.has(column)).map(({ name }) => name);
  }

  private declare(node: ts.ClassDeclaration): void {
    const table = decoratorOf(node, /^@Entity\(\s*'([a-z_]+)'/)?.[1];
    if (table === undefined) return;
    const columns = node.members.filter(ts.isPropertyDeclaration).flatMap((member) => {
      const column = decoratorOf(member, /^@(?:Primary\w*)?Column\b(?:[^]*?\bname: '([a-z0-9_]+)')?/);
      if (!column) return [];
      const property = member.name.getText();
      const found = {
        name: `${node.name?.text}.${property}`,
        property,
        table,
        column: column[1] ?? property,
      };
      this.byDeclaration.set(member, found);
      return [found];
    });
    this.columns.push(...columns);
    this.byClass.set(node, columns);
    this.byTable.set(table, columns);
  }

  /** Records the names that a select list gives to columns: `{ userId: 'id' }`. */
  private rename(node: ts.Node): void {
    if (!ts.isCallExpression(node) || !SELECT_LISTS.includes(node.expression.getText())) return;
    const [entity, names] = node.arguments;
    const columns = entity && this.columnsOfClass(entity);
    if (!columns || !names) return;
    for (const key of this.checker.getTypeAtLocation(names).getProperties()) {
      const declaration = key.valueDeclaration;
      if (!declaration || !ts.isPropertyAssignment(declaration)) continue;
      const { initializer } = declaration;
      const column =
        ts.isStringLiteral(initializer) && columns.find(({ property }) => property === initializer.text);
      if (column) this.byDeclaration.set(declaration, column);
      // These are inserted into SQL, which thereby names them.
      if (column && node.expression.getText() === 'columnNames') this.read.add(column);
    }
  }

  private columnsOfClass(expression: ts.Expression): EntityColumn[] | undefined {
    const symbol = this.checker.getSymbolAtLocation(expression);
    if (!symbol) return undefined;
    const original = symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
    return original.declarations
      ?.map((each) => this.byClass.get(each))
      .find((columns) => columns !== undefined);
  }

  private visit(node: ts.Node): void {
    if (ts.isPropertyAccessExpression(node) && !isAssigned(node))
      this.mark(this.checker.getSymbolAtLocation(node.name));
    if (ts.isElementAccessExpression(node) && !isAssigned(node)) {
      const keys = this.checker.getTypeAtLocation(node.argumentExpression);
      for (const key of partsOf(keys)) if (key.isStringLiteral()) this.markOf(node.expression, key.value);
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken)
      this.markOf(node.parent, (node.propertyName ?? node.name).getText());
    for (const criteria of this.criteriaIn(node)) this.readCriteria(criteria);
  }

  private mark(symbol: ts.Symbol | undefined): void {
    for (const declaration of symbol?.declarations ?? []) {
      const column = this.byDeclaration.get(declaration);
      if (column) this.read.add(column);
    }
  }

  private markOf(node: ts.Node, property: string): void {
    for (const type of partsOf(this.checker.getTypeAtLocation(node))) this.mark(type.getProperty(property));
  }

  /** The criteria or the select of a repository call. */
  private criteriaIn(node: ts.Node): ts.Expression[] {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      if (!/^(?:select|where|order)$/.test(node.name.getText())) return [];
      return [ts.isPropertyAssignment(node) ? node.initializer : node.name];
    }
    if (!ts.isCallExpression(node)) return [];
    const { expression, arguments: given } = node;
    const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
    const at = /^(?:find|exists|count)\w*By$/.test(name) ? 0 : CRITERIA[name];
    if (at === undefined) return [];
    const isEntityFirst = given[0] !== undefined && this.columnsOfClass(given[0]) !== undefined;
    return given.slice(isEntityFirst ? at + 1 : at).slice(0, 1);
  }

  private readCriteria(criteria: ts.Expression): void {
    if (ts.isArrayLiteralExpression(criteria))
      return criteria.elements.forEach((each) => this.readCriteria(each));
    const wanted = this.checker.getContextualType(criteria);
    const given = this.checker.getTypeAtLocation(criteria);
    if (!wanted) return;
    for (const part of partsOf(given.getNumberIndexType() ?? given))
      for (const { name } of part.getProperties())
        for (const type of partsOf(wanted)) this.mark(type.getProperty(name));
  }

  /** A column is named with the alias of its table, or alone if the text names the table, too. */
  private readSql(source: ts.SourceFile): void {
    const texts: string[] = [];
    eachNode(source, (node) => {
      const text = ts.isImportDeclaration(node.parent ?? node) ? undefined : textOf(node);
      if (text !== undefined) texts.push(text);
    });
    const inFile = texts.flatMap(tableAliasesIn);
    for (const text of texts) {
      const inText = tableAliasesIn(text);
      for (const { alias, column } of columnNamesIn(withoutWrites(text))) {
        const isMeant = (each: { alias: string }): boolean => alias === undefined || each.alias === alias;
        const own = inText.filter(isMeant);
        const tables = own.length === 0 && alias !== undefined ? inFile.filter(isMeant) : own;
        for (const { table } of tables)
          for (const each of this.byTable.get(table) ?? []) if (each.column === column) this.read.add(each);
      }
    }
  }
}

function eachNode(node: ts.Node, act: (node: ts.Node) => void): void {
  act(node);
  ts.forEachChild(node, (child) => eachNode(child, act));
}

function partsOf(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isAssigned(node: ts.Expression): boolean {
  const { parent } = node;
  return (
    ts.isBinaryExpression(parent) &&
    parent.left === node &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  );
}

function decoratorOf(node: ts.HasDecorators, pattern: RegExp): RegExpExecArray | undefined {
  for (const decorator of ts.getDecorators(node) ?? []) {
    const match = pattern.exec(decorator.getText());
    if (match) return match;
  }
  return undefined;
}
