import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Refused } from './refused';

/**
 * A component whose code is loaded when it is first shown.
 * @returns undefined until it is there; where it cannot be loaded, one that says so
 */
export function useLazy<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    load().then(
      (module) => setLoaded(() => module.default),
      () => setLoaded(() => NotLoaded),
    );
  }, []);
  return Loaded;
}

/**
 * Says that code of the page could not be loaded: there is no network, or a new version of the console has other files.
 * Browsers remember that it failed, so the whole page is loaded again.
 */
export function NotLoaded() {
  return (
    <div>
      <Refused by={{ messages: ['This part of the console could not be loaded.'] }} />
      <button type="button" onClick={() => window.location.reload()}>
        Load the page again
      </button>
    </div>
  );
}
