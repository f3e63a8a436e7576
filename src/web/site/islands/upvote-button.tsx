/** The properties of the upvote button, for its script. */
export interface UpvoteProps {
  /** The URL of the form. */
  action: string;
  /** The account the page was rendered for. */
  account: string;
  isUpvoted: boolean;
  /** The number of supporters, formatted in the language of the page. */
  count: string;
  words: Readonly<Record<'support' | 'add' | 'takeBack' | 'lost' | 'unconfirmed', string>>;
}

/** The number of supporters of an issue, and the button to add or remove one's support. */
export function UpvoteButton({ action, account, isUpvoted, count, words }: UpvoteProps) {
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
        <button type="submit" class={isUpvoted ? 'quiet' : undefined}>
          {isUpvoted ? words.takeBack : words.add}
        </button>
      </form>
    </>
  );
}
