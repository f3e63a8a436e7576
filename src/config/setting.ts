import 'reflect-metadata';

/** What an operator of the service reads about an environment variable. */
export interface SettingDescription {
  /** What a reader of `.env.example` needs to know. */
  about: string;
  /** The value used when the variable is unset, as it would be written; absent: derived, see `about`. */
  fallback?: string;
  /** What to do when the value is refused. */
  fix: string;
}

type OptionalName<T> = { [Name in keyof T]-?: undefined extends T[Name] ? Name : never }[keyof T];

const DESCRIPTIONS = Symbol('descriptions of settings');

/**
 * Describes the environment variable that a property of a settings class is read from; both have the same name. The
 * decorators beside this one are the rules for its value.
 * A property without a fallback must be optional: the compiler refuses the decorator otherwise.
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
 * The environment variables a settings class reads, inherited ones first, each in the order of its declaration.
 * @param prototype that of the class
 */
export function descriptionsOf<T extends object>(
  prototype: T,
): Readonly<Record<keyof T, SettingDescription>> {
  return (Reflect.getMetadata(DESCRIPTIONS, prototype) ?? {}) as Record<keyof T, SettingDescription>;
}
