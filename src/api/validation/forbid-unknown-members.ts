import { ApiSchema } from '@nestjs/swagger';
import type { FieldProblem } from '../../platform/http/domain-error';
import { DECORATORS } from '@nestjs/swagger/dist/constants';

const FORBIDS_UNKNOWN = 'dto:forbids-unknown-members';

/**
 * Members the class does not name are refused; without it they are dropped. On the class of a body it holds for the
 * objects within, too; on their classes it is for the OpenAPI document. Stands above other decorators of the class.
 */
export const ForbidUnknownMembers = (): ClassDecorator => (target) => {
  const schemas = (Reflect.getOwnMetadata(DECORATORS.API_SCHEMA, target) ?? []) as object[];
  // Of several, @nestjs/swagger takes the last.
  ApiSchema({ ...schemas.at(-1), additionalProperties: false } as object)(target);
  Reflect.defineMetadata(FORBIDS_UNKNOWN, true, target);
};

/** Whether members a class does not name are refused. */
export function forbidsUnknownMembers(type: object): boolean {
  return Reflect.hasMetadata(FORBIDS_UNKNOWN, type);
}

/**
 * The members that are named like what every object inherits, such as `constructor`, where members a class does not
 * name are refused. class-transformer drops them before the rules are looked at.
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
