import { ApiSchema } from '@nestjs/swagger';
import { Rule } from './rule';

/** What a refusal of a whole object names as its field. */
const WHOLE_OBJECT = 'body';

/**
 * An object with at least one of the given members.
 * @param message what is said of one without any; unless given, it lists them
 */
export function AtLeastOne(...names: readonly string[]): ClassDecorator {
  return AtLeastOneOf(names, `must have at least one of ${names.join(', ')}`);
}

/** The same with a message of its own. */
export function AtLeastOneOf(names: readonly string[], message: string): ClassDecorator {
  return (target) => {
    ApiSchema({ minProperties: 1 } as object)(target);
    Rule('atLeastOne', (_, object) =>
      names.some((name) => object[name] !== undefined) ? undefined : message,
    )(target.prototype as object, WHOLE_OBJECT);
  };
}
