import type { ArgumentMetadata, PipeTransform } from '@nestjs/common';
import type { z } from 'zod';
import { DomainError, type FieldProblem } from './domain-error';
import { isDtoClass } from './dto';
import { RequestValidationPipe } from './validation/request-validation.pipe';

/**
 * Validates every argument whose type is a DTO class, before the handler runs.
 * @throws DomainError with one entry per refused field
 */
export class ValidationPipe implements PipeTransform {
  private readonly classes = new RequestValidationPipe();

  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const { metatype, type } = metadata;
    if (!isDtoClass(metatype)) return this.classes.transform(value, metadata);
    const parsed = metatype.schema.safeParse(value === undefined && type === 'body' ? {} : value);
    if (parsed.success) return parsed.data;
    throw new DomainError(
      metatype.refusal ?? 'invalid',
      'The request is not valid',
      problemsOf(parsed.error, type),
    );
  }
}

/** Why a value does not fit a schema, field by field; `source` names the value itself. */
export function problemsOf(error: z.ZodError, source: string): FieldProblem[] {
  return error.issues.map((issue) => problemOf(issue, source));
}

function problemOf(issue: z.core.$ZodIssue, source: string): FieldProblem {
  return {
    field: issue.path.length === 0 ? source : issue.path.map(String).join('.'),
    message: messageOf(issue),
  };
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') {
    if (issue.message.endsWith('received undefined')) return 'is required';
    // A query parameter that is given twice arrives as an array.
    if (issue.message.endsWith('expected string, received array')) return 'must be given once, as text';
    return `must be of type ${issue.expected}`;
  }
  const isOurs = !issue.message.startsWith('Too ');
  if (issue.code === 'too_big' && !isOurs) return `must be at most ${amountOf(issue.origin, issue.maximum)}`;
  if (issue.code === 'too_small' && !isOurs)
    return `must be at least ${amountOf(issue.origin, issue.minimum)}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  return issue.message;
}

const UNITS: Record<string, string> = { string: ' characters long', array: ' items long' };

function amountOf(origin: string, amount: number | bigint): string {
  return `${String(amount)}${UNITS[origin] ?? ''}`;
}
