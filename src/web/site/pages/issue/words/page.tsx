import { type FoundText, wordsIn } from '../../../forms/found-words.service';
import { queryOf } from '../../../forms/form-fields';
import type { Words } from '../../../i18n/translate';
import { type Problems, Refusal, TextField } from '../../../kit/fields';
import { Marked } from '../../../kit/found-words';
import { PostForm } from '../../../kit/post-form';
import { Page } from '../../../page';
import type { IssuePath } from '../../../site.decorators';
import { useView } from '../../../view';

interface OwnWordsState {
  issue: IssuePath;
  /** The contribution, as `OwnWordsQueries.find` names it. */
  of: string;
  /** Its texts with the personal data in them. */
  texts: readonly FoundText[];
  typed: string;
  problems: Problems;
}

/**
 * The address of the page for a contribution to an issue, without the language.
 * @param words what is proposed to be taken out
 */
export function ownWordsPath({ city, id }: IssuePath, of: string, words?: string): string {
  return `/${city}/issues/${id}/redaction${queryOf({ of, words })}`;
}

/** What a reader wrote in an issue, and the form with which they take words out of it. */
export function ownWordsPage(words: Words, state: OwnWordsState): Page {
  return new Page({
    title: words.text('takeOut.title'),
    city: state.issue.city,
    path: ownWordsPath(state.issue, state.of),
    status: Object.keys(state.problems).length > 0 ? 422 : 200,
    isPersonal: true,
    main: <OwnWords {...state} />,
  });
}

function OwnWords({ issue: { city, id }, of, texts, typed, problems }: OwnWordsState) {
  const { t, link } = useView();
  return (
    <>
      <Refusal problems={problems} />
      {texts.map((text) => (
        <p class="words" dir="auto">
          <Marked of={text} />
        </p>
      ))}
      <PostForm action={`/${city}/issues/${id}/redaction`}>
        <input type="hidden" name="of" value={of} />
        <TextField
          name="removed"
          label={t('takeOut.words')}
          hint={t('takeOut.hint')}
          value={typed}
          problem={problems.removed}
          autoComplete="off"
        />
        <FoundToo found={[...new Set(texts.flatMap(wordsIn))]} />
        <button type="submit">{t('takeOut.send')}</button>
      </PostForm>
      <p>
        <a href={link(`/${city}/issues/${id}`)}>{t('takeOut.back')}</a>
      </p>
    </>
  );
}

/** The personal data in the texts, which is taken out unless its author leaves it. */
function FoundToo({ found }: { found: readonly string[] }) {
  const { t } = useView();
  if (found.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('found.title')}</legend>
      {found.map((each) => (
        <label class="tick">
          <input type="checkbox" name="removed" value={each} checked />{' '}
          <bdi>
            <mark>{each}</mark>
          </bdi>
        </label>
      ))}
    </fieldset>
  );
}
