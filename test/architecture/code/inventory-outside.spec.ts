import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { OUTSIDE } from '../../../src/personal-data';
import { ROOT } from '../../support/source/deployment';

const SRC = join(ROOT, 'src');
const FILES = (readdirSync(SRC, { recursive: true }) as string[]).filter(
  (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$|\.d\.ts$|^personal-data\//.test(file),
);
const SOURCES = new Map(FILES.map((file) => [file, readFileSync(join(SRC, file), 'utf8')]));

const namesOf = (place: string): string[] => OUTSIDE[place]!.map(({ name }) => name);

/** The texts in quotes of a source file that begin with one of the names. */
const mentions = (source: string, name: string): boolean =>
  [`'${name}`, `\`${name}`].some((beginning) => source.includes(beginning));

/** The texts that a file assigns to constants in capitals, alone or in a list. */
function constantsIn(source: string): string[] {
  return [...source.matchAll(/^(?:export )?const [A-Z_]*(?:COOKIE|NAME|PIECES)\b = (.+);$/gm)].flatMap(
    ([, value = '']) => [...value.matchAll(/'([^']+)'/g)].map(([, text = '']) => text),
  );
}

/** The names of the members of a value, also of those that are spread into it. */
function membersOf(value: ts.Node): string[] {
  if (ts.isObjectLiteralExpression(value))
    return value.properties.flatMap((property) =>
      ts.isSpreadAssignment(property) ? membersOf(property.expression) : [property.name.getText()],
    );
  return value.getChildren().flatMap(membersOf);
}

/** The names of the fields in calls of a logger. */
function logFieldsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /\blogger(\.\w+|\[.+\])$/.test(node.expression.getText())) {
      const [fields] = node.arguments;
      if (fields && ts.isObjectLiteralExpression(fields)) found.push(...membersOf(fields));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return found;
}

/** The fields of the line of a request. */
function requestFields(): string[] {
  const source = SOURCES.get('platform/http/edge/request-log.ts')!;
  const [, literal = ''] = /function line\([\s\S]*?return \{\n([\s\S]*?)\n {2}\};/.exec(source) ?? [];
  return [...literal.matchAll(/^ {4}(\w+)[:,]/gm)].map(([, name = '']) => name);
}

describe('the inventory of personal data outside the database', () => {
  it('lists every cookie, and no other', () => {
    const setters = [...SOURCES].filter(([, source]) =>
      /\bcookies?\.(set|write)\(|\.cookie\(|Set-Cookie/i.test(source),
    );
    const set = setters.flatMap(([, source]) => constantsIn(source));
    expect([...new Set(set)].sort()).toEqual(namesOf('cookies').sort());
  });

  it('lists what each file stores in browsers, and no other', () => {
    const storing = [...SOURCES].filter(([, source]) =>
      /\b(localStorage|sessionStorage|caches)\.|\bindexedDB\.|= (local|session)Storage\b/.test(source),
    );
    expect(storing.length).toBeGreaterThan(5);
    const names = namesOf('browser storage');
    const unlisted = storing.filter(([, source]) => {
      const imported = [...source.matchAll(/from '\.\/([\w-]+)'/g)].map(([, name]) => `/${name}.ts`);
      const others = storing.filter(([file]) => imported.some((name) => file.endsWith(name)));
      const texts = [source, ...others.map(([, text]) => text)];
      return !names.some((name) => texts.some((text) => mentions(text, name)));
    });
    expect(unlisted.map(([file]) => file)).toEqual([]);
    expect(names.filter((name) => !storing.some(([, source]) => mentions(source, name)))).toEqual([]);
  });

  it('lists every beginning of the keys of objects and of Redis', () => {
    const texts = [...SOURCES.values()].join('\n');
    const keys = [...SOURCES.get('media/storage/s3-storage.ts')!.matchAll(/return `([a-z]+-)\$\{/g)].map(
      ([, key]) => key,
    );
    expect(keys.length).toBe(2);
    expect(namesOf('object store')).toEqual(expect.arrayContaining(keys));
    expect([...texts.matchAll(/hitWindow\(`([a-z]+:)/g)].map(([, key]) => `${key}*`)).toEqual(['limit:*']);
    expect(namesOf('redis')).toContain('limit:*');
  });

  it('lists every field of the log, and no other', () => {
    const logging = [...SOURCES].filter(([, source]) => /\blogger[.[]/.test(source));
    const logged = logging.flatMap(([file, source]) => logFieldsIn(file, source));
    const fields = new Set([...requestFields(), ...logged]);
    expect([...fields].sort()).toEqual(namesOf('log').sort());
  });
});
