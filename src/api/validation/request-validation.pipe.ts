import { type ArgumentMetadata, Injectable, SetMetadata, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync, type ValidatorOptions } from 'class-validator';
import { DomainError, type ErrorKind, type FieldProblem } from '../../platform/http/domain-error';
import { forbidsUnknownMembers, inheritedNames } from './forbid-unknown-members';
import { fieldProblems } from './rule';

const REFUSED_AS = 'dto:refused-as';

/** The kind of error for a body that breaks the rules of the class; by default `invalid` (400). */
export const RefusedAs = (kind: ErrorKind): ClassDecorator => SetMetadata(REFUSED_AS, kind);

/** How many unknown members an error names, and how much of each name: they are the client's. */
const MAX_NAMED = 20;
const MAX_NAME = 100;

const RULES: ValidatorOptions = {
  whitelist: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
};

/**
 * Nest's ValidationPipe with the settings of this service: members without a rule are dropped, only a field's own
 * decorator converts values, and a refusal is a DomainError with one entry per field.
 */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    // The class of the refused object decides the status.
    super({ ...RULES, transform: true, validationError: { target: true }, exceptionFactory: toDomainError });
  }

  /** @throws DomainError */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype = Object } = metadata;
    if (type === 'body' && this.toValidate(metadata)) {
      if (Array.isArray(value))
        throw refusalOf(metatype, [{ field: 'body', message: 'must be of type object' }]);
      const inherited = inheritedNames(metatype, value);
      if (inherited.length > 0) throw refusalOf(metatype, inherited);
    }
    return (await super.transform(value, metadata)) as unknown;
  }

  /** Parsed JSON and queries have no sparse arrays; looking for gaps takes most of the time of a long list. */
  protected override closeArrayGaps(): void {}

  protected override validate(
    object: object,
    options?: ValidatorOptions,
  ): Promise<ValidationError[]> | ValidationError[] {
    return super.validate(object, {
      ...options,
      forbidNonWhitelisted: forbidsUnknownMembers(object.constructor),
    });
  }
}

function toDomainError(errors: ValidationError[]): DomainError {
  return refusalOf(errors[0]?.target?.constructor ?? Object, problemsOf(errors));
}

/** The error for an object that breaks the rules of its class. */
export function refusalOf(type: object, problems: readonly FieldProblem[]): DomainError {
  const kind = Reflect.getMetadata(REFUSED_AS, type) as ErrorKind | undefined;
  return new DomainError(kind ?? 'invalid', 'The request is not valid', problems);
}

/** The problems of an object, field by field; nested members are named `field.member`. */
export function problemsOf(errors: readonly ValidationError[], parent?: string): FieldProblem[] {
  const unknown = errors.filter(isUnknown).map(({ property }) => `"${property.slice(0, MAX_NAME)}"`);
  const problems = errors
    .filter((error) => !isUnknown(error))
    .flatMap((error) => problemsOfField(error, parent));
  if (unknown.length === 0) return problems;
  const named = unknown.length > MAX_NAMED ? [...unknown.slice(0, MAX_NAMED), '…'] : unknown;
  const message = `Unrecognized key${unknown.length > 1 ? 's' : ''}: ${named.join(', ')}`;
  return [{ field: parent ?? 'body', message }, ...problems];
}

function isUnknown({ constraints }: ValidationError): boolean {
  return constraints?.whitelistValidation !== undefined;
}

function problemsOfField(
  { property, constraints = {}, children = [] }: ValidationError,
  parent: string | undefined,
): FieldProblem[] {
  const field = parent === undefined ? property : `${parent}.${property}`;
  const own = Object.values(constraints).filter((message) => message !== '');
  if (own.length > 0) return own.flatMap((message) => fieldProblems(field, message));
  return problemsOf(children, field);
}

/** A validated instance of a class, or its problems; for input that is not an argument of a handler. */
export type Checked<T> = { value: T; problems?: undefined } | { value?: undefined; problems: FieldProblem[] };

/** Validates a plain object by the rules of a class, as the pipe does. */
export function check<T extends object>(type: new () => T, plain: object): Checked<T> {
  const inherited = inheritedNames(type, plain);
  if (inherited.length > 0) return { problems: inherited };
  const value = plainToInstance(type, plain);
  const rules = { ...RULES, forbidNonWhitelisted: forbidsUnknownMembers(type) };
  const problems = problemsOf(validateSync(value, rules));
  return problems.length > 0 ? { problems } : { value };
}
