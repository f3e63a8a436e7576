/** The mark: a pin with a tick. `mark.svg` has it for the places where a style sheet does not reach. */
export function mark() {
  return (
    <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
      <path
        class="mark-pin"
        d="M16 1.5c-6.9 0-12 5.1-12 11.7 0 7.8 8.6 14.7 11.2 16.9a1.3 1.3 0 0 0 1.6 0C19.4 27.9 28 21 28 13.2 28 6.6 22.9 1.5 16 1.5Z"
      />
      <path class="mark-tick" d="M10.2 13.6l4 4 7.6-8" />
    </svg>
  );
}
