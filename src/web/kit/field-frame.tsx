import type { ComponentChildren } from 'preact';

/** The accessibility attributes of a field. */
export interface Described {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': 'true' | undefined;
}

/**
 * The frame of a field: its label, its hint, and why it was refused.
 * @param id the id of the field, unique on the page
 * @param problem why it was refused, in words; empty if it was not refused
 */
export function FieldFrame({
  id,
  label,
  hint,
  problem,
  children,
}: {
  id: string;
  label: string;
  hint?: string | undefined;
  problem?: ComponentChildren;
  children: (described: Described) => ComponentChildren;
}) {
  const ids = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div class={problem ? 'field refused' : 'field'}>
      <label for={id}>{label}</label>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p class="error" id={`${id}-error`}>
          {problem}
        </p>
      )}
      {children({ id, 'aria-describedby': ids || undefined, 'aria-invalid': problem ? 'true' : undefined })}
    </div>
  );
}
