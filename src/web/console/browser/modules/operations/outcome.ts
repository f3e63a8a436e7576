import { textOf } from '../../words';

/** The name of a member as words: `searchNames` becomes `search names`. */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function partOf(name: string, value: unknown): string {
  if (typeof value === 'number') return `${value} ${wordsOf(name)}`;
  if (typeof value === 'boolean') return value ? wordsOf(name) : textOf('setup.not', { name: wordsOf(name) });
  if (Array.isArray(value)) return `${wordsOf(name)}: ${value.length === 0 ? 'none' : value.join(', ')}`;
  if (typeof value === 'object' && value !== null) return `${wordsOf(name)}: ${outcomeInWords(value)}`;
  return `${wordsOf(name)}: ${typeof value === 'string' ? value : 'none'}`;
}

/** The outcome of a job in words such as `5 escalated, 1 left`. @param outcome the counts of the job */
export function outcomeInWords(outcome: object): string {
  return Object.entries(outcome)
    .map(([name, value]) => partOf(name, value))
    .join(', ');
}
