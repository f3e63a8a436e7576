import type { ComponentChildren, ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from './button';
import { isMissing } from './attempts';
import { type Code, useCode } from './code';
import { Refused } from './refused';

/** Shows a component whose code is loaded when this is first shown. */
export function Lazy<Props extends object>({
  load,
  props,
  waiting,
}: {
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** undefined: what it shows is not there yet. */
  props: Props | undefined;
  /** What is shown until it can be shown. */
  waiting?: ComponentChildren;
}) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const code = useCode('', async () => {
    const module = await load();
    setLoaded(() => module.default);
  });
  if (Loaded && props) return <Loaded {...props} />;
  return isMissing(code.state) ? <NotLoaded code={code} /> : <>{waiting}</>;
}

const LOST =
  'This part of the console could not be loaded. It is tried again by itself, and at once when the network is back.';
const REPLACED = 'The service has a newer version of the console, without this part as it was.';

/**
 * Says that code could not be loaded, and offers to try again. The whole page is loaded again where that is what is
 * left: for another version, or in a browser that remembers what failed. Forms with changes ask before that.
 */
export function NotLoaded({ code: { state, retry } }: { code: Code }) {
  const isReplaced = state === 'replaced';
  return (
    <div>
      <Refused by={{ messages: [isReplaced ? REPLACED : LOST] }} />
      <div class="acts">
        {!isReplaced && (
          <Button class="primary" isBusy={state === 'retrying'} onClick={retry}>
            Try again
          </Button>
        )}
        <button type="button" onClick={() => window.location.reload()}>
          Load the page again
        </button>
      </div>
    </div>
  );
}
