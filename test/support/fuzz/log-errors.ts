interface Line {
  level?: string;
  requestId?: string;
}

const FAULTS: ReadonlySet<string | undefined> = new Set(['error', 'fatal', undefined]);

/**
 * The lines of a server's output that show a fault: those at level error, and those that are no log lines.
 * @param expected the ids of requests that had to fail
 */
export function errorsIn(output: string, expected: ReadonlySet<string>): string[] {
  return output.split('\n').filter((line) => {
    if (line.trim() === '') return false;
    const { level, requestId } = parsed(line) ?? {};
    return FAULTS.has(level) && !expected.has(requestId ?? '');
  });
}

function parsed(line: string): Line | undefined {
  try {
    return JSON.parse(line) as Line;
  } catch {
    return undefined;
  }
}
