import { AnswerFields } from '../../kit/confirmation';
import { Refusal } from '../../kit/fields';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import { type IssueParts, pathOf } from './parts';

/** Whether the issue was repaired, as its people say, and the form for those who are asked. */
export function Confirmation({ view, state: { problems, typed } }: IssueParts) {
  const { t, words } = useView();
  const { confirmation } = view;
  if (!confirmation?.outcome || confirmation.outcome === 'not_repaired') return null;
  const { outcome, mine, isAsked } = confirmation;
  const { yes, partly, no } = confirmation.answers;
  return (
    <section id="confirmation">
      <h2>{t('confirm.title')}</h2>
      <p>
        {t(`confirm.${outcome}`)}{' '}
        {yes + partly + no > 0 &&
          t('confirm.counts', { yes: words.number(yes), partly: words.number(partly), no: words.number(no) })}
      </p>
      {isAsked && (
        <PostForm action={`${pathOf(view)}/confirmation`}>
          {problems.words && <Refusal problems={problems} />}
          <AnswerFields answer={mine} words={typed.words ?? ''} problems={problems} />
        </PostForm>
      )}
    </section>
  );
}
