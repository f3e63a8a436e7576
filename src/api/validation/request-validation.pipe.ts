import { type ArgumentMetadata, Injectable, SetMetadata, ValidationPipe } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync, type ValidatorOptions } from 'class-validator';
import { DomainError, type ErrorKind, type FieldProblem } from '../../platform/http/domain-error';
import { forbidsUnknownMembers, inheritedNames } from './forbid-unknown-members';
import { fieldProblems } from './rule';

const REFUSED_AS = 'dto:refused-as';

/** What a body that breaks the rules of the class is refused as, where that is not `invalid` (400). */
export const RefusedAs = (kind: ErrorKind): ClassDecorator => SetMetadata(REFUSED_AS, kind);

const RULES: ValidatorOptions = {
  whitelist: true,
  forbidUnknownValues: true,
  stopAtFirstError: true,
};

/**
 * Nest's validation, configured once: fields without a rule are dropped, nothing is converted but by a field's own
 * decorator, and what is refused is a DomainError with one entry for each field.
 */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    // The class of what was refused decides its status.
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

  /** What is parsed of JSON or a query has no gaps; to look for them takes most of the time of a long list. */
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

/** The refusal of an object that does not fit its class. */
export function refusalOf(type: object, problems: readonly FieldProblem[]): DomainError {
  const kind = Reflect.getMetadata(REFUSED_AS, type) as ErrorKind | undefined;
  return new DomainError(kind ?? 'invalid', 'The request is not valid', problems);
}

/** Why an object does not fit its class, field by field; members of objects and lists as `field.member`. */
export function problemsOf(errors: readonly ValidationError[], parent?: string): FieldProblem[] {
  const unknown = errors.filter(isUnknown).map(({ property }) => `"${property}"`);
  const problems = errors
    .filter((error) => !isUnknown(error))
    .flatMap((error) => problemsOfField(error, parent));
  if (unknown.length === 0) return problems;
  const message = `Unrecognized key${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`;
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

/** An object of a class made from what was given, or why it does not fit; for what is no argument of a handler. */
export type Checked<T> = { value: T; problems?: undefined } | { value?: undefined; problems: FieldProblem[] };

/** Looks at plain data by the rules of a class, as the pipe does. */
export function check<T extends object>(type: new () => T, plain: object): Checked<T> {
  const inherited = inheritedNames(type, plain);
  if (inherited.length > 0) return { problems: inherited };
  const value = plainToInstance(type, plain);
  const rules = { ...RULES, forbidNonWhitelisted: forbidsUnknownMembers(type) };
  const problems = problemsOf(validateSync(value, rules));
  return problems.length > 0 ? { problems } : { value };
}
