import { ApiSchema } from '@nestjs/swagger';
import type { FieldProblem } from '../../platform/http/domain-error';
import { DECORATORS } from '../../platform/patches/nest-internals';

const FORBIDS_UNKNOWN = 'dto:forbids-unknown-members';

/**
 * Refuses members that the class does not declare; by default they are dropped. On the class of a body it also applies
 * to nested objects; on their classes it only affects the OpenAPI document. Must be placed above other class
 * decorators.
 */
export const ForbidUnknownMembers = (): ClassDecorator => (target) => {
  const schemas = (Reflect.getOwnMetadata(DECORATORS.API_SCHEMA, target) ?? []) as object[];
  // If there are several schemas, @nestjs/swagger uses the last one.
  ApiSchema({ ...schemas.at(-1), additionalProperties: false } as object)(target);
  Reflect.defineMetadata(FORBIDS_UNKNOWN, true, target);
};

/** Whether undeclared members of a class are refused. */
export function forbidsUnknownMembers(type: object): boolean {
  return Reflect.hasMetadata(FORBIDS_UNKNOWN, type);
}

/**
 * The undeclared members that have the name of an inherited property, such as `constructor`, if the class refuses
 * undeclared ones. class-transformer drops them before validation.
 */
export function inheritedNames(type: object, plain: unknown): FieldProblem[] {
  return forbidsUnknownMembers(type) ? inheritedWithin(plain) : [];
}

function inheritedWithin(value: unknown, parent?: string): FieldProblem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    name in Object.prototype
      ? [{ field: parent ?? 'body', message: `Unrecognized key: "${name}"` }]
      : inheritedWithin(member, parent === undefined ? name : `${parent}.${name}`),
  );
}
