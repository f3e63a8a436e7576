import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a documentation page. @param path below docs/ */
export function pageOfDocs(path: string): string {
  return readFileSync(join(__dirname, '../../../docs', path), 'utf8');
}

/** The code blocks of a page that are indented by seven columns, within its numbered steps, in order. */
export function stepsOf(page: string): string[] {
  const blocks = page.split(/\n(?:(?! {7})[^\n]*\n)+/);
  return blocks
    .filter((block) => block.startsWith('       '))
    .map((block) => block.replaceAll(/^ {7}/gm, '').trim());
}

/** The first code block of a language in a page. */
export function codeOf(page: string, language: string): string {
  return new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)?.[1] ?? '';
}

/**
 * The rows of a table in a page, each cell under the header of its column.
 * @param heading the section that contains the table
 * @param first the header of its first column, if the section has several tables
 * @throws Error if there is no such table
 */
export function tableIn(page: string, heading: string, first = ''): Array<Record<string, string>> {
  const section = page.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  const tables = section.match(/(?:^\|.*\n)+/gm) ?? [];
  const table = tables.find((text) => text.startsWith(`| ${first}`));
  if (table === undefined) throw new Error(`no table "${first}" below "${heading}"`);
  const [headers = [], , ...rows] = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.map((cells) => Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? ''])));
}

/** The output of a script in a shell. @throws Error with the output if a command fails */
export function pasted(script: string, cwd: string): Promise<string> {
  return new Promise((done, fail) => {
    execFile('bash', ['-c', `set -euo pipefail\n${script}`], { cwd }, (error, output, complaint) => {
      if (error) fail(new Error(`${error.message}\n${output}\n${complaint}`));
      else done(output);
    });
  });
}
