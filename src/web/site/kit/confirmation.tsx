import { CONFIRMATION_ANSWERS, type ConfirmationAnswer } from '../../../kernel/confirmations';
import { useView } from '../view';
import { type Problems, TextArea } from './fields';

/** The fields of a form that asks whether an issue was repaired, and its button. */
export function AnswerFields({
  answer,
  words,
  problems = {},
}: {
  answer: ConfirmationAnswer | undefined;
  words: string;
  problems?: Problems;
}) {
  const { t } = useView();
  return (
    <>
      <fieldset id="answer">
        <legend>{t('confirm.title')}</legend>
        {CONFIRMATION_ANSWERS.map((each) => (
          <label class="choice">
            <input type="radio" name="answer" value={each} checked={each === answer} required />{' '}
            {t(`confirm.${each}`)}
          </label>
        ))}
      </fieldset>
      <TextArea
        name="words"
        label={t('confirm.words')}
        hint={t('confirm.wordsHint')}
        value={words}
        problem={problems.words}
      />
      <button type="submit">{t('confirm.send')}</button>
    </>
  );
}
