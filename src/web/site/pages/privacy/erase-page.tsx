import type { ErasureWish } from '../../../../auth';
import { ERASED_PLACES, ERASED_WORDS } from '../../../../kernel/named-values';
import { queryOf } from '../../forms/form-fields';
import type { FoundText } from '../../forms/found-words.service';
import type { Words } from '../../i18n/translate';
import { type Problems, Refusal } from '../../kit/fields';
import { Marked } from '../../kit/found-words';
import { PostForm } from '../../kit/post-form';
import { Page } from '../../page';
import { signInAgainPath } from '../../sign-in-path';
import { useView } from '../../view';

/** The address of the page. */
export const ERASE_PATH = '/me/privacy/erase';

/** A text of the reader with what an erasure leaves out. */
export type TextWithFindings = Pick<FoundText, 'text' | 'found'>;

/** The state of the page on which a person asks for an erasure. */
export interface EraseState {
  /** The days until the account is erased. */
  days: number;
  /** What the person chose so far. */
  chosen: Partial<ErasureWish>;
  /** The whole choice; undefined until it was sent. */
  wish?: ErasureWish;
  /** What is left out, if the words stay. */
  leftOut?: readonly TextWithFindings[];
  /** Whether the person has just signed in again. */
  isProven: boolean;
  problems: Problems;
  status?: 409 | 422;
}

/** What goes and what stays, what becomes of words and places, a new sign-in, and the confirmation. */
export function erasePage(words: Words, state: EraseState): Page {
  const { days, wish, problems, status } = state;
  return new Page({
    title: words.text('erase.title'),
    isPersonal: true,
    status: status ?? 200,
    main: (
      <>
        <Refusal problems={problems} />
        <p>{days === 0 ? words.text('erase.now') : words.text('erase.lead', { n: words.number(days) })}</p>
        <Lists />
        {wish ? <Confirmation {...state} wish={wish} /> : <Choice {...state} />}
      </>
    ),
  });
}

function Lists() {
  const { t } = useView();
  return (
    <>
      <h2>{t('erase.goes')}</h2>
      <ul>
        <li>{t('erase.account')}</li>
        <li>{t('erase.score')}</li>
        <li>{t('erase.follow')}</li>
        <li>{t('erase.requests')}</li>
      </ul>
      <h2>{t('erase.stays')}</h2>
      <ul>
        <li>{t('erase.contributions')}</li>
        <li>{t('erase.city')}</li>
        <li>{t('erase.copies')}</li>
      </ul>
    </>
  );
}

/** The form leads to the same page with the choice in its address. */
function Choice({ chosen }: EraseState) {
  const { t, link } = useView();
  return (
    <form method="get" action={link(ERASE_PATH)}>
      <fieldset id="words">
        <legend>{t('erase.words')}</legend>
        {ERASED_WORDS.enum.map((value) => (
          <Radio name="words" value={value} chosen={chosen.words} label={t(`erase.words.${value}`)} />
        ))}
      </fieldset>
      <fieldset id="place">
        <legend>{t('erase.place')}</legend>
        {ERASED_PLACES.enum.map((value) => (
          <Radio
            name="place"
            value={value}
            chosen={chosen.place}
            label={value === 'keep' ? t('erase.asShown') : t(`apply.${value}`)}
          />
        ))}
      </fieldset>
      <button type="submit">{t('erase.next')}</button>
    </form>
  );
}

function Radio({
  name,
  value,
  chosen,
  label,
}: {
  name: string;
  value: string;
  chosen: string | undefined;
  label: string;
}) {
  return (
    <label class="tick">
      <input type="radio" name={name} value={value} checked={chosen === value} /> <span>{label}</span>
    </label>
  );
}

function Confirmation({ wish, leftOut, isProven }: EraseState & { wish: ErasureWish }) {
  const { t, link } = useView();
  const { words, place } = wish;
  const again = signInAgainPath('erasure', ERASE_PATH + queryOf({ words, place }));
  return (
    <>
      <h2>{t('erase.words')}</h2>
      <p>{t(`erase.words.${words}`)}</p>
      {words === 'keep' && (
        <>
          <p>{t('erase.photos')}</p>
          <LeftOut texts={leftOut ?? []} />
          <h2>{t('erase.place')}</h2>
          <p>{place === 'keep' ? t('erase.asShown') : t(`apply.${place}`)}</p>
        </>
      )}
      <p>
        <a href={link(ERASE_PATH)}>{t('erase.change')}</a>
      </p>
      {isProven ? (
        <PostForm action={ERASE_PATH}>
          <input type="hidden" name="words" value={words} />
          <input type="hidden" name="place" value={place} />
          <label class="tick">
            <input type="checkbox" id="confirm" name="confirm" value="yes" />{' '}
            <span>{t('erase.confirm')}</span>
          </label>
          <button type="submit">{t('erase.send')}</button>
        </PostForm>
      ) : (
        <p>
          <a class="button" href={link(again)}>
            {t('erase.signIn')}
          </a>
        </p>
      )}
    </>
  );
}

function LeftOut({ texts }: { texts: readonly TextWithFindings[] }) {
  const { t } = useView();
  return (
    <>
      <h3>{t('erase.leftOut')}</h3>
      <p>{t(texts.length === 0 ? 'erase.nothingLeftOut' : 'erase.leftOutHint')}</p>
      {texts.map((text) => (
        <p class="words" dir="auto">
          <Marked of={text} />
        </p>
      ))}
    </>
  );
}
