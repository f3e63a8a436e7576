import 'reflect-metadata';

/** The description of an environment variable for operators. */
export interface SettingDescription {
  /** Its explanation in `.env.example`. */
  about: string;
  /** The default, as it would be written; absent if it is derived, see `about`. */
  fallback?: string;
  /** What to do if the value is refused. */
  fix: string;
}

type OptionalName<T> = { [Name in keyof T]-?: undefined extends T[Name] ? Name : never }[keyof T];

const DESCRIPTIONS = Symbol('descriptions of settings');

/**
 * Describes the environment variable of a property of a settings class; both have the same name. The other decorators
 * of the property are the rules for its value. A property without a fallback must be optional, otherwise the decorator
 * does not compile.
 */
export function Setting(description: SettingDescription & { fallback: string }): PropertyDecorator;
export function Setting(
  description: SettingDescription,
): <T extends object>(prototype: T, name: OptionalName<T>) => void;
export function Setting(description: SettingDescription) {
  return (prototype: object, name: PropertyKey): void => {
    Reflect.defineMetadata(DESCRIPTIONS, { ...descriptionsOf(prototype), [name]: description }, prototype);
  };
}

/**
 * The environment variables of a settings class, inherited ones first, in the order of their declaration.
 * @param prototype the prototype of the class
 */
export function descriptionsOf<T extends object>(
  prototype: T,
): Readonly<Record<keyof T, SettingDescription>> {
  return (Reflect.getMetadata(DESCRIPTIONS, prototype) ?? {}) as Record<keyof T, SettingDescription>;
}
