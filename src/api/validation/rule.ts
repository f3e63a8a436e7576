import { ValidateBy, type ValidationArguments } from 'class-validator';

/** Why one member of a list was refused. */
export interface ItemProblem {
  /** Its index, or the path to it in lists of lists: `0.3.1`. */
  index: number | string;
  message: string;
}

/** Why a value was refused: one sentence without the field's name, or one for each member of a list. */
export type Refusal = string | readonly ItemProblem[];

/** A message of a list's members: one line each, `[index] sentence`. Read back by `problemsOf`. */
const ITEM_LINE = /^\[([\d.]+)\] (.*)$/;

/**
 * A validation rule of a field, as a property decorator.
 * @param name the rule's name among the constraints of the field
 * @param refusalOf says why a value is refused, or undefined; it is also given the whole object
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

/** A constraint's message as field and sentence: those of a list's members carry their index in the field. */
export function fieldProblems(field: string, message: string): Array<{ field: string; message: string }> {
  return message.split('\n').map((line) => {
    const [, index, sentence] = ITEM_LINE.exec(line) ?? [];
    return sentence === undefined ? { field, message } : { field: `${field}.${index}`, message: sentence };
  });
}

/** Why a value is not of a JSON type, or undefined. A query parameter that is given twice arrives as an array. */
export function typeRefusal(
  value: unknown,
  type: 'string' | 'number' | 'boolean' | 'object' | 'array',
): string | undefined {
  if (value === undefined) return 'is required';
  if (typeOf(value) === type) return undefined;
  return type === 'string' && Array.isArray(value)
    ? 'must be given once, as text'
    : `must be of type ${type}`;
}

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  // JSON has no such number, but 1e999 is read as one.
  if (typeof value === 'number' && !Number.isFinite(value)) return 'infinity';
  return value === null ? 'null' : typeof value;
}
