import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from './button';
import { isMissing } from './code-attempts';
import { type Code, useCode } from './code';
import { Refused } from './actions/refused';
import { textOf } from '../words';

/** What each `load` has loaded: shown again, it is there at once, and keys typed meanwhile are not lost. */
const loaded = new WeakMap<() => Promise<unknown>, unknown>();

/** Shows a component whose code is loaded when this component is first shown. */
export function Lazy<Props extends object>({
  load,
  props,
  waiting,
}: {
  /** A function that stays the same keeps what it has loaded. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** undefined: the data to show is not loaded yet. */
  props: Props | undefined;
  /** Content that is shown while the component is loading. */
  waiting?: ComponentChildren;
}) {
  const [Loaded, setLoaded] = useState(() => loaded.get(load) as ComponentType<Props> | undefined);
  const code = useCode('', async () => {
    const module = await load();
    loaded.set(load, module.default);
    setLoaded(() => module.default);
  });
  if (Loaded && props) return <Loaded {...props} />;
  return isMissing(code.state) ? <NotLoaded code={code} /> : <>{waiting}</>;
}

/**
 * Says that code could not be loaded, and offers to try again. Reloading the whole page is also offered: it is the only
 * way if the service has another version, or in a browser that caches the failure. Forms with changes ask for
 * confirmation first.
 */
export function NotLoaded({ code: { state, retry } }: { code: Code }) {
  const isReplaced = state === 'replaced';
  return (
    <div>
      <Refused by={{ messages: [textOf(isReplaced ? 'code.replaced' : 'code.lost')] }} />
      <div class="acts">
        {!isReplaced && (
          <Button class="primary" isBusy={state === 'retrying'} onClick={retry}>
            {textOf('shell.tryAgain')}
          </Button>
        )}
        <button type="button" onClick={() => window.location.reload()}>
          {textOf('shell.reloadThePage')}
        </button>
      </div>
    </div>
  );
}
