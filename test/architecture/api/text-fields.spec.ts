import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A field in the source of a component: its start tag. */
interface Field {
  file: string;
  tag: string;
}

/** The components of the site and the console. */
function sources(): string[] {
  return ['src/web/site', 'src/web/console/browser', 'src/web/kit'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(folder, name)),
  );
}

/** The fields of a component. */
function fieldsIn(file: string): Field[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Field[] = [];
  const visit = (node: ts.Node): void => {
    const isTag = ts.isJsxSelfClosingElement(node) || ts.isJsxOpeningElement(node);
    if (isTag && /^(input|textarea)$/.test(node.tagName.getText())) found.push({ file, tag: node.getText() });
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

describe('the fields of the site and of the console', () => {
  const fields = sources().flatMap(fieldsIn);

  it('have no maxlength, at which browsers cut pasted text without a word', () => {
    expect(fields.filter(({ tag }) => tag.startsWith('<textarea'))).toHaveLength(4);
    expect(fields.filter(({ tag }) => /\bmaxlength\b/i.test(tag))).toEqual([]);
  });

  it('take the direction of the text that is typed', () => {
    const typed = fields.filter(({ tag }) => !/type="(hidden|file|checkbox|radio|date)"/.test(tag));
    expect(typed.length).toBeGreaterThan(8);
    expect(typed.filter(({ tag }) => !tag.includes('dir="auto"'))).toEqual([]);
  });
});
