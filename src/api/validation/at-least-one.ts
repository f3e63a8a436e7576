import { ApiSchema } from '@nestjs/swagger';
import { Rule } from './rule';

/** The field name in a refusal of a whole object. */
const WHOLE_OBJECT = 'body';

/** An object with at least one of the given members. Without any, the message lists them. */
export function AtLeastOne(...names: readonly string[]): ClassDecorator {
  return AtLeastOneOf(names, `must have at least one of ${names.join(', ')}`);
}

/** The same with a custom message. */
export function AtLeastOneOf(names: readonly string[], message: string): ClassDecorator {
  return (target) => {
    ApiSchema({ minProperties: 1 } as object)(target);
    Rule('atLeastOne', (_, object) =>
      names.some((name) => object[name] !== undefined) ? undefined : message,
    )(target.prototype as object, WHOLE_OBJECT);
  };
}
