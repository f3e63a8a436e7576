import type { ConfirmationAnswer, ConfirmationState } from '../../../../kernel/confirmations';
import type { AskedIssueRow } from '../../../../resolution';
import { LINK_FIELD, queryOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import { AnswerFields } from '../../kit/confirmation';
import { type Problems, Refusal } from '../../kit/fields';
import { Page } from '../../page';
import { useView } from '../../view';

/** The state of the page beside the issue. */
interface ConfirmState {
  link: string;
  /** The answer that is chosen, if there is one. */
  answer: ConfirmationAnswer | undefined;
  words: string;
  problems: Problems;
  /** What is known after the answer was stored. */
  outcome?: ConfirmationState | undefined;
  cookies?: readonly string[];
}

/** The page on which somebody answers whether an issue was repaired; whoever has the link can open it. */
export function confirmPage(words: Words, issue: AskedIssueRow, state: ConfirmState): Page {
  return new Page({
    title: words.text('confirm.title'),
    status: Object.keys(state.problems).length > 0 ? 422 : 200,
    // A form is answered at a URL without the link.
    path: `/confirm${queryOf({ link: state.link, answer: state.answer })}`,
    isPersonal: true,
    cookies: state.cookies ?? [],
    main: <Confirm issue={issue} state={state} />,
  });
}

function Confirm({ issue, state }: { issue: AskedIssueRow; state: ConfirmState }) {
  const { t, link } = useView();
  const { outcome, problems } = state;
  return (
    <>
      {outcome && (
        <p class="notice" role="status">
          {t(outcome === 'asked' ? 'done.confirm' : 'confirm.decided')}
        </p>
      )}
      <h2 dir="auto">
        <a href={link(`/${issue.city}/issues/${issue.issueId}`)}>{issue.title}</a>
      </h2>
      {(!outcome || outcome === 'asked') && (
        <form method="post" action={link('/confirm')}>
          <p>{t('confirm.lead')}</p>
          {Object.keys(problems).length > 0 && <Refusal problems={problems} />}
          <input type="hidden" name={LINK_FIELD} value={state.link} />
          <AnswerFields answer={state.answer} words={state.words} problems={problems} />
        </form>
      )}
    </>
  );
}
