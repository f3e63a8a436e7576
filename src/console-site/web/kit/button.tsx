import type { ComponentChildren } from 'preact';

/**
 * A button that keeps the focus while it cannot be used: `disabled` would take the focus away from whoever has just
 * used it, and leave a keyboard at the top of the document.
 * @param isBusy it cannot be used now; it says so, and does nothing
 */
export function Button({
  label,
  class: className,
  step,
  isBusy,
  onClick,
  children,
}: {
  /** Its name, where what it shows is not enough. */
  label?: string | undefined;
  class?: string;
  /** How many pages of a list it turns. */
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
