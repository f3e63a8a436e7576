import { createZodValidationPipe } from 'nestjs-zod';
import { z } from 'zod';
import { type FieldProblem, InvalidInput } from './domain-error';

/**
 * Validates every argument whose type is a DTO class, before the handler runs.
 * @throws InvalidInput with one entry per refused field
 */
export const ValidationPipe = createZodValidationPipe({
  createValidationException: (error) => new InvalidInput(problemsOf(error)),
});

function problemsOf(error: unknown): FieldProblem[] {
  if (!(error instanceof z.core.$ZodError)) throw error;
  return error.issues.map((issue) => ({ field: fieldOf(issue.path), message: messageOf(issue) }));
}

function fieldOf(path: readonly PropertyKey[]): string {
  return path.length === 0 ? 'body' : path.map(String).join('.');
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined && /received undefined$/.test(issue.message)
      ? 'is required'
      : `must be of type ${issue.expected}`;
  }
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  return issue.message;
}
