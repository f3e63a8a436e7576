interface Line {
  level?: number;
  requestId?: string;
}

const ERROR = 50;

/**
 * The lines of a server's output that tell of a fault: those at level error, and what is no line of the log at all.
 * @param expected the ids of requests that were to fail
 */
export function errorsIn(output: string, expected: ReadonlySet<string>): string[] {
  return output.split('\n').filter((line) => {
    if (line.trim() === '') return false;
    const { level, requestId } = parsed(line) ?? { level: ERROR };
    return (level ?? ERROR) >= ERROR && !expected.has(requestId ?? '');
  });
}

function parsed(line: string): Line | undefined {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return undefined;
  }
}
