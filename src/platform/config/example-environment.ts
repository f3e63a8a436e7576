import { SETTINGS } from './settings';

const WIDTH = 110;

/** The text of `.env.example`: every setting with its explanation, commented out at its default. */
export function exampleEnvironment(): string {
  const heading =
    '# Every setting of the service. All are optional on a first look; copy this file to .env to change one.';
  const entries = Object.entries(SETTINGS).map(
    ([name, { about, fallback }]) => `${wrapped(about)}\n#${name}=${fallback ?? ''}`,
  );
  return `${[heading, ...entries].join('\n\n')}\n`;
}

function wrapped(text: string): string {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > WIDTH) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}
