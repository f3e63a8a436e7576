import { type FoundText, wordsIn } from '../forms/found-words.service';
import { useView } from '../view';

/**
 * Asks in a form what becomes of the personal data in its texts: marked words are hidden unless they are ticked. The
 * author may also change the text, and send the form again.
 * @param isPage whether the title of the page asks already
 */
export function FoundWords({ found, isPage = false }: { found: readonly FoundText[]; isPage?: boolean }) {
  const { t } = useView();
  if (found.length === 0) return null;
  const words = [...new Set(found.flatMap(wordsIn))];
  return (
    <fieldset class="notice" id="found-words">
      <legend class={isPage ? 'unseen' : undefined}>{t('found.title')}</legend>
      <p>{t('found.lead')}</p>
      {found.map((text) => (
        <p class="words" dir="auto">
          <Marked of={text} />
        </p>
      ))}
      {words.map((each) => (
        <>
          <input type="hidden" name="asked" value={each} />
          <label class="tick">
            <input type="checkbox" name="keep" value={each} />{' '}
            <span>
              <bdi>
                <mark>{each}</mark>
              </bdi>{' '}
              {t('found.keep')}
            </span>
          </label>
        </>
      ))}
      <p class="hint">{t('found.change')}</p>
    </fieldset>
  );
}

/** A text with its personal data marked. */
export function Marked({ of: { text, found } }: { of: Pick<FoundText, 'text' | 'found'> }) {
  const ends = [0, ...found.map(({ end }) => end)];
  return (
    <>
      {found.map(({ start, end }, index) => (
        <>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
