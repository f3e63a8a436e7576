import type { ComponentChildren } from 'preact';

/** What a field carries for assistive technology. */
export interface Described {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': 'true' | undefined;
}

/**
 * The frame of a field: its label, what is said of it, and why it was refused.
 * @param id of the field, one of its kind on the page
 * @param problem why it was refused, in words; nothing where it was not
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
