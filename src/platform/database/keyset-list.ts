import type { Database } from './database';
import { type Statement, statement } from './statement';

/** The position at which a page ends: the values of the order of its last row, times in milliseconds. */
export type KeysetPosition = ReadonlyArray<string | number>;

/** A column by which a list is ordered. */
export interface OrderColumn<Row> {
  /** Its name in the ordered table. */
  column: string;
  /** The property of a row that has its value. */
  property: keyof Row & string;
  /** Whether it is a time; a property that is no time is a text or a number. */
  isTime?: boolean;
}

/** What a list reads. In its SQL, `:name` is the value of that name, as in TypeORM's conditions. */
export interface KeysetOptions<Row, Name extends string> {
  /** The begin of the names of its statements. */
  name: string;
  /** The select list. */
  columns: string;
  /** The tables whose rows are listed, such as `issues i`. */
  from: string;
  /** The alias of the table that has the columns of the order. */
  alias: string;
  /** Conditions that always apply. */
  where?: readonly string[];
  /** Conditions that apply if their value is given. */
  filters?: Partial<Record<Name, string>>;
  /** Together they are unique, and an index has them in this order. */
  order: ReadonlyArray<OrderColumn<Row>>;
  direction: 'asc' | 'desc';
  /** Joins to the ordered table, under its alias, that only the rows of the page need. */
  joins?: string;
  /**
   * Whether the planner is shown the largest page, as it does not know a limit that is a parameter: in a large table it
   * would sort all that matches. With `joins` it always is.
   */
  isBounded?: boolean;
  /** The largest page, with the row that shows whether there is another. */
  maxRows?: number;
}

/** The part of a list to read. */
export interface KeysetPart {
  limit: number;
  /** The position before the part; undefined for the start of the list. */
  after?: KeysetPosition;
  /** Whether the rows before the position are read, nearest first. */
  backwards?: boolean;
}

/** A statement, and the names of its values in the order of its parameters, before those of the position. */
interface PartStatement {
  statement: Statement;
  names: readonly string[];
}

/** The largest page of the APIs, and one row more. */
const MAX_ROWS = 101;
/** A name in the SQL, which no cast has. */
const VALUE = /(?<![:\w]):([a-z]\w*)/gi;

/**
 * A list that is read in parts by keyset: each part begins after the last row of the one before, so no part costs more
 * than the first. Each combination of filters is a prepared statement of its own, as a statement with optional filters
 * would not use the indexes.
 */
export class KeysetList<Row extends object, Name extends string = never> {
  private readonly statements = new Map<string, PartStatement>();

  /** @throws Error if another statement has the name */
  constructor(private readonly options: KeysetOptions<Row, Name>) {
    this.statementOf([], false, false);
  }

  /**
   * The rows of a part, in the order of the list; backwards in the opposite one.
   * @param values of `where`, and of the filters that apply
   * @throws Error for a limit above the largest page
   */
  read(
    database: Pick<Database, 'rows'>,
    values: Readonly<Partial<Record<Name, unknown>>>,
    { limit, after, backwards = false }: KeysetPart,
  ): Promise<Row[]> {
    const { name, filters = {}, order, maxRows = MAX_ROWS } = this.options;
    if (limit > maxRows) throw new Error(`${name} reads at most ${maxRows} rows`);
    const given = (Object.keys(filters) as Name[]).filter((each) => values[each] !== undefined);
    const { statement: found, names } = this.statementOf(given, after !== undefined, backwards);
    const named: Readonly<Record<string, unknown>> = { ...values, limit };
    const position = (after ?? []).map((value, at) => (order[at]?.isTime ? new Date(value) : value));
    return database.rows<Row>(found, [...names.map((each) => named[each]), ...position]);
  }

  /** The position of a row in the list. */
  positionOf(row: Row): KeysetPosition {
    return this.options.order.map(({ property }) => {
      const value = row[property];
      return value instanceof Date ? value.getTime() : (value as string | number);
    });
  }

  /**
   * The whole list in batches; the next is read once the one before was taken.
   * @param limit how many rows are wanted; Infinity for all
   */
  async *batches(
    database: Pick<Database, 'rows'>,
    values: Readonly<Partial<Record<Name, unknown>>>,
    size: number,
    limit = Infinity,
  ): AsyncGenerator<Row[], void, undefined> {
    let after: KeysetPosition | undefined;
    for (let left = limit; left > 0;) {
      const wanted = Math.min(left, size);
      const rows: Row[] = await this.read(database, values, { limit: wanted, after });
      yield rows;
      const last = rows.at(-1);
      if (!last || rows.length < wanted) return;
      after = this.positionOf(last);
      left -= rows.length;
    }
  }

  private statementOf(given: readonly Name[], isContinued: boolean, backwards: boolean): PartStatement {
    const suffixes = [...given, ...(backwards ? ['backwards'] : []), ...(isContinued ? ['next'] : [])];
    const name = [this.options.name, ...suffixes].join(' ');
    let known = this.statements.get(name);
    if (!known) this.statements.set(name, (known = this.build(name, given, isContinued, backwards)));
    return known;
  }

  private build(
    name: string,
    given: readonly Name[],
    isContinued: boolean,
    backwards: boolean,
  ): PartStatement {
    const { columns, from, where = [], filters, joins } = this.options;
    const names: string[] = [];
    const numbered = (sql: string) =>
      sql.replaceAll(VALUE, (_, value: string) => {
        if (!names.includes(value)) names.push(value);
        return `$${names.indexOf(value) + 1}`;
      });
    const conditions = [...where, ...given.map((each) => filters?.[each] ?? '')].map(numbered);
    const limit = numbered('limit :limit');
    const selected = `select ${numbered(columns)}`;
    const source = numbered(from);
    const joined = joins && numbered(joins);
    if (isContinued) conditions.push(this.follows(backwards, names.length));
    const filtered = conditions.length > 0 ? `${source} where ${conditions.join(' and ')}` : source;
    const text = `${selected} from ${this.pageOf(filtered, limit, joined, backwards)}`;
    return { statement: statement(name, text), names };
  }

  /** What follows `from`: the rows of the page, in their order. */
  private pageOf(filtered: string, limit: string, joined: string | undefined, backwards: boolean): string {
    const { alias, maxRows = MAX_ROWS, isBounded } = this.options;
    const order = this.orderBy(backwards);
    const bounded = `(select ${alias}.* from ${filtered} ${order} limit ${maxRows})`;
    if (joined !== undefined) return `(select * from ${bounded} page ${limit}) ${alias} ${joined} ${order}`;
    return `${isBounded ? `${bounded} ${alias}` : filtered} ${order} ${limit}`;
  }

  /** @param values how many parameters come before those of the position */
  private follows(backwards: boolean, values: number): string {
    const { order } = this.options;
    const parameters = order.map((_, at) => `$${values + at + 1}`);
    return `(${this.ordered().join(', ')}) ${this.isDescending(backwards) ? '<' : '>'} (${parameters.join(', ')})`;
  }

  private orderBy(backwards: boolean): string {
    const direction = this.isDescending(backwards) ? ' desc' : '';
    return `order by ${this.ordered()
      .map((column) => column + direction)
      .join(', ')}`;
  }

  private ordered(): string[] {
    return this.options.order.map(({ column }) => `${this.options.alias}.${column}`);
  }

  private isDescending(backwards: boolean): boolean {
    return (this.options.direction === 'desc') !== backwards;
  }
}
