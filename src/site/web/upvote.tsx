import { hydrate } from 'preact';
import { useState } from 'preact/hooks';
import { UpvoteButton, type UpvoteProps } from '../islands/upvote-button';
import { asksToSignIn, sendForm } from './send-form';

/** Sends one's support without leaving the page, and shows the count the server has then. */
function Upvote(given: UpvoteProps) {
  const [props, setProps] = useState(given);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const send = async () => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const body = new URLSearchParams({ want: props.isUpvoted ? 'off' : 'on' });
      const sent = await sendForm(props.action, body);
      const fresh = sent.page.querySelector<HTMLElement>('[data-island=upvote]')?.dataset.props;
      if (asksToSignIn(sent) || fresh === undefined) return location.assign(sent.url);
      setProps(JSON.parse(fresh) as UpvoteProps);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <UpvoteButton {...props} isBusy={state === 'busy'} hasFailed={state === 'failed'} />
    </div>
  );
}

export function start(element: HTMLElement, props: UpvoteProps): void {
  hydrate(<Upvote {...props} />, element);
}
