import type { ComponentChildren } from 'preact';

/**
 * A button that keeps the focus while it cannot be used. The `disabled` attribute would remove the focus from the
 * button that was just used, and move a keyboard user to the top of the document.
 * @param isBusy the button cannot be used now: it is announced as disabled, and a click does nothing
 */
export function Button({
  label,
  class: className,
  step,
  isBusy,
  onClick,
  children,
}: {
  /** The accessible name, if the content is not enough. */
  label?: string | undefined;
  class?: string;
  /** How many pages the button moves in a list. */
  step?: number;
  isBusy: boolean;
  onClick: () => void;
  children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class={className}
      aria-label={label}
      aria-disabled={isBusy ? 'true' : undefined}
      data-step={step}
      onClick={() => {
        if (!isBusy) onClick();
      }}
    >
      {children}
    </button>
  );
}
