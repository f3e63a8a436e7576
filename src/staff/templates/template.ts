/** What a template may name (docs/api/staff.md#templates). */
export const PLACEHOLDERS = ['issue', 'ward', 'unit', 'dueDate', 'reporter'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const PLACEHOLDER = /\{(\w+)\}/g;

/** The first unknown name between braces in a text; undefined if all are known. */
export function unknownPlaceholder(text: string): string | undefined {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).find((name) => !isPlaceholder(name));
}

/** A text with the values in place of their names. */
export function filledIn(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replaceAll(PLACEHOLDER, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}

function isPlaceholder(name: string): name is Placeholder {
  return (PLACEHOLDERS as readonly string[]).includes(name);
}
