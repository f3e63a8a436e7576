import { ValidateBy, type ValidationArguments, type ValidationOptions } from 'class-validator';

/** Why one item of a list was refused. */
export interface ItemProblem {
  /** Its index, or the path in nested lists: `0.3.1`. */
  index: number | string;
  message: string;
}

/** Why a value was refused: one sentence without the field's name, or one per item of a list. */
export type Refusal = string | readonly ItemProblem[];

/** An error message about items of a list: one line each, `[index] sentence`. `fieldProblems` parses it. */
const ITEM_LINE = /^\[([\d.]+)\] (.*)$/;

/**
 * The rule of a field that class-validator has no decorator for: `ValidateBy`, with one function for the decision and
 * the error.
 * @param name the rule's name among the constraints of the field
 * @param refusalOf returns why a value is refused, or undefined; it also receives the whole object
 */
export function Rule(
  name: string,
  refusalOf: (value: unknown, object: Record<string, unknown>) => Refusal | undefined,
): PropertyDecorator {
  const of = ({ value, object }: Pick<ValidationArguments, 'value' | 'object'>) =>
    refusalOf(value, object as Record<string, unknown>);
  return ValidateBy({
    name,
    validator: {
      validate: (value: unknown, args) => {
        const refusal = of({ value, object: args?.object ?? {} });
        return refusal === undefined || refusal.length === 0;
      },
      defaultMessage: (args) => (args ? textOf(of(args) ?? '') : ''),
    },
  });
}

function textOf(refusal: Refusal): string {
  if (typeof refusal === 'string') return refusal;
  return refusal.map(({ index, message }) => `[${index}] ${message}`).join('\n');
}

/** Splits a constraint's message into fields and sentences: errors of list items have the index in the field. */
export function fieldProblems(field: string, message: string): Array<{ field: string; message: string }> {
  return message.split('\n').map((line) => {
    const [, index, sentence] = ITEM_LINE.exec(line) ?? [];
    return sentence === undefined ? { field, message } : { field: `${field}.${index}`, message: sentence };
  });
}

/** A JSON type, as errors name it. */
type JsonType = 'string' | 'number' | 'boolean' | 'object' | 'array';

/** Why a value does not have a JSON type; undefined if it has. A query parameter that is given twice is an array. */
export function typeRefusal(value: unknown, type: JsonType): string | undefined {
  if (value === undefined) return 'is required';
  if (typeOf(value) === type) return undefined;
  return type === 'string' && Array.isArray(value)
    ? 'must be given once, as text'
    : `must be of type ${type}`;
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  // JSON has no infinity, but 1e999 is parsed as it.
  if (typeof value === 'number' && !Number.isFinite(value)) return 'infinity';
  return value === null ? 'null' : typeof value;
}

/**
 * The options of a rule about the type of a value: `IsString(wrongType('string'))`.
 * @param message the error for a value that has the type, but not the form that is converted
 */
export const wrongType = (type: JsonType, message = `must be of type ${type}`): ValidationOptions => ({
  message: ({ value }) => typeRefusal(value, type) ?? message,
});

/**
 * The options of a rule for the items of a list: the error names each item that is refused, as class-validator's own
 * does not.
 * @param refusalOf returns why an item is refused; undefined exactly if the rule accepts it
 */
export const ofItems = (refusalOf: (item: unknown) => string | undefined): ValidationOptions => ({
  each: true,
  message: ({ value }) =>
    textOf(
      (value as unknown[]).flatMap((item, index) => {
        const message = refusalOf(item);
        return message === undefined ? [] : [{ index, message }];
      }),
    ),
});
