import { InvalidInput } from '../../platform/http/domain-error';
import type { Form } from './form';

/** Names some clients use in place of those of the specification. */
const ALIASES: ReadonlyMap<string, string> = new Map([['deviceid', 'device_id']]);
/** Arguments that can have several values. */
const LISTS: ReadonlySet<string> = new Set(['media_url']);
/** The codes of the attributes a service defines. */
const ATTRIBUTES: readonly string[] = ['priority'];
const ATTRIBUTE = /^attribute\[([^\]]*)\](?:\[\])?$/;

/** The arguments of a form: one that is given twice is a list; `attribute` and `media_url` always contain lists. */
export type Arguments = Record<string, unknown> & { attribute: Partial<Record<string, string[]>> };

/**
 * The arguments of a form, by the names of the specification. Empty ones count as absent, except for the description;
 * attributes that no service defines are left out.
 * @throws InvalidInput for text PostgreSQL cannot store
 */
export function argumentsOf({ fields }: Form): Arguments {
  const attributes = new Map<string, string[]>();
  const given = new Map<string, string[]>();
  for (const [field, all] of fields) {
    if (all.some((value) => value.includes('\0')) || field.includes('\0'))
      throw new InvalidInput([{ field: 'body', message: 'must not contain NUL' }]);
    const code = ATTRIBUTE.exec(field)?.[1];
    if (code !== undefined && !ATTRIBUTES.includes(code)) continue;
    const name = code ?? ALIASES.get(field) ?? field.replace(/\[\]$/, '');
    const values = name === 'description' ? all : all.filter((value) => value !== '');
    const known = code === undefined ? given : attributes;
    if (values.length > 0) known.set(name, [...(known.get(name) ?? []), ...values]);
  }
  const single = [...given].map(([name, values]): [string, unknown] => [
    name,
    values.length === 1 && !LISTS.has(name) ? values[0] : values,
  ]);
  return { ...Object.fromEntries(single), attribute: Object.fromEntries(attributes) };
}
