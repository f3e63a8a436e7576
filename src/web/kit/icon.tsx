import type { IconName } from './icons';

/**
 * An icon beside words, which assistive technology does not read. A function and not a component: lists have hundreds.
 * @param sprite the URL of the file with all icons
 */
export function icon(sprite: string, name: IconName) {
  return (
    <svg class="icon" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
