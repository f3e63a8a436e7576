import {
  CLASSES,
  CONTEXTS,
  type DataItem,
  ERASED,
  GROUNDS,
  type Handling,
  KEPT,
  OUTSIDE,
  PURPOSES,
  SURFACES,
  WHOSE,
} from '../../../src/personal-data';
import { RETENTION_RULES } from '../../../src/platform/retention/retention-rules';

/** The path of the page from the root of the repository. */
export const PAGE = 'docs/privacy-data.md';
/** The command that writes the page. */
export const COMMAND = 'npm run docs:privacy';

const HEAD = ['what', 'class', 'whose', 'why', 'ground', 'seen in', 'kept', 'on erasure', 'exported'];

/** The page about personal data: the inventory in words. */
export function privacyPage(): string {
  const parts = [
    `<!-- Written by \`${COMMAND}\`: do not edit. -->`,
    '# Personal data',
    `What the service stores about people: every column of every table, and what is kept outside the database. The inventory is
\`src/personal-data/inventory/\`; a test compares it with the database and the source, and \`GET /api/privacy/data\` answers with it ([api/privacy.md](api/privacy.md)). "On erasure" is what
has to become of a value when its person is erased. [privacy.md](privacy.md) is for operators.`,
    '## Words',
    ...meanings(),
    '## Rules of retention',
    `The job \`privacy-retention\` deletes every night what a rule no longer lets be kept ([operations.md](operations.md#jobs)).`,
    rules(),
    '## Tables',
    ...Object.entries(CONTEXTS).flatMap(([context, tables]) => [
      `### ${context}`,
      ...Object.entries(tables).map(([name, items]) => section(`\`${name}\``, items)),
    ]),
    '## Outside the database',
    ...Object.entries(OUTSIDE).flatMap(([place, items]) => [`### ${place}`, section(undefined, items)]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function rules(): string {
  const rows = Object.entries(RETENTION_RULES).map(
    ([name, { what, kept }]) => `| \`${name}\` | ${what} | ${kept} |`,
  );
  return ['| rule | what it deletes | kept |', '|---|---|---|', ...rows].join('\n');
}

function meanings(): string[] {
  const lists = {
    Classes: CLASSES,
    Whose: WHOSE,
    Why: PURPOSES,
    Grounds: GROUNDS,
    Seen: SURFACES,
    Erasure: ERASED,
  };
  return Object.entries(lists).map(
    ([title, values]) =>
      `${title}:\n\n${Object.entries(values)
        .map(([value, meaning]) => `- \`${value}\`: ${meaning}`)
        .join('\n')}`,
  );
}

/** What a table or a place holds: first what is personal, columns that are handled alike in one row. */
function section(name: string | undefined, items: readonly DataItem[]): string {
  const rows = new Map<string, string[]>();
  for (const { name: item, class: dataClass, handling } of items) {
    if (!handling) continue;
    const handled = rowOf(dataClass, handling).join(' | ');
    rows.set(handled, [...(rows.get(handled) ?? []), `\`${item}\``]);
  }
  const others = items.filter(({ handling }) => !handling).map((item) => `\`${item.name}\``);
  const table = [
    `| ${HEAD.join(' | ')} |`,
    `|${'---|'.repeat(HEAD.length)}`,
    ...[...rows].map(([handled, names]) => `| ${names.join(', ')} | ${handled} |`),
  ];
  return [
    ...(name === undefined
      ? []
      : [name + (rows.size === 0 ? `, nothing about people: ${others.join(', ')}` : '')]),
    ...(rows.size === 0 ? [] : [table.join('\n')]),
    ...(rows.size === 0 || others.length === 0 ? [] : [`Not about people: ${others.join(', ')}`]),
  ].join('\n\n');
}

function rowOf(dataClass: string, handling: Handling): string[] {
  const { whose, purpose, ground, shown, kept, erased, exported } = handling;
  const seen = shown.length === 0 ? '-' : shown.join(', ');
  return [dataClass, whose, purpose, ground, seen, KEPT[kept], erased, exported ? 'yes' : 'no'];
}
