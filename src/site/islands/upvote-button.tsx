/** What the support of an issue is shown with, on the server and in the browser. */
export interface UpvoteProps {
  /** The URL the form is sent to. */
  action: string;
  /** Whose page it is. */
  account: string;
  isUpvoted: boolean;
  /** How many support the issue, as it is written in the language of the page. */
  count: string;
  words: Readonly<Record<'support' | 'add' | 'takeBack' | 'lost', string>>;
}

/** How many support an issue, and the button to join them or to leave. */
export function UpvoteButton({
  action,
  account,
  isUpvoted,
  count,
  words,
  isBusy = false,
  failure,
}: UpvoteProps & { isBusy?: boolean; failure?: string }) {
  return (
    <>
      <dl class="figures">
        <div>
          <dt>{words.support}</dt>
          <dd aria-live="polite">{count}</dd>
        </div>
      </dl>
      <form method="post" action={action}>
        <input type="hidden" name="account" value={account} />
        <input type="hidden" name="want" value={isUpvoted ? 'off' : 'on'} />
        <button
          type="submit"
          class={isUpvoted ? 'quiet' : undefined}
          aria-disabled={isBusy ? 'true' : undefined}
        >
          {isUpvoted ? words.takeBack : words.add}
        </button>
      </form>
      {failure !== undefined && (
        <p class="notice bad" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}
