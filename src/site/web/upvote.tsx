import { hydrate } from 'preact';
import { useState } from 'preact/hooks';
import { UpvoteButton, type UpvoteProps } from '../islands/upvote-button';
import { asksToSignIn, isOfAnother, sendForm } from './send-form';

/** Sends one's support without leaving the page, and shows the server's new count. */
function Upvote({ form, ...given }: UpvoteProps & { form: () => HTMLFormElement | null }) {
  const [props, setProps] = useState(given);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const body = new URLSearchParams({ account: props.account, want: props.isUpvoted ? 'off' : 'on' });
      const sent = await sendForm(props.action, body);
      const fresh = sent.page.querySelector<HTMLElement>('[data-island=upvote]')?.dataset.props;
      if (asksToSignIn(sent)) return location.assign(sent.url);
      // The whole page belongs to another account now; the server's page shows that.
      if (isOfAnother(sent)) return form()?.submit();
      if (fresh !== undefined) setProps(JSON.parse(fresh) as UpvoteProps);
      // An error is a page at the URL of the form, which cannot be opened by GET.
      else setFailure(sent.page.querySelector('main p')?.textContent ?? props.words.lost);
    } catch {
      setFailure(props.words.lost);
    }
    setBusy(false);
  };
  return (
    <div
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <UpvoteButton {...props} isBusy={isBusy} failure={failure} />
    </div>
  );
}

export function start(element: HTMLElement, props: UpvoteProps): void {
  hydrate(<Upvote {...props} form={() => element.querySelector('form')} />, element);
}
