import type { CitySlug } from '../../../../kernel/cities';
import type { DomainError, ErrorKind } from '../../../../platform/http/domain-error';
import type { Key, Words } from '../../i18n/translate';
import { TypedWords } from '../../kit/typed-words';
import { Page } from '../../page';
import { useView } from '../../view';

/** The title and the text of each kind of error. */
const TEXTS: Record<ErrorKind, [title: Key, text: Key]> = {
  invalid: ['error.invalid.title', 'error.invalid'],
  unprocessable: ['error.invalid.title', 'error.invalid'],
  unauthorized: ['error.forbidden.title', 'error.forbidden'],
  forbidden: ['error.forbidden.title', 'error.forbidden'],
  notFound: ['error.notFound.title', 'error.notFound'],
  methodNotAllowed: ['error.notFound.title', 'error.notFound'],
  conflict: ['error.conflict.title', 'error.conflict'],
  unsupportedMedia: ['error.invalid.title', 'error.invalid'],
  tooLarge: ['error.tooLarge.title', 'error.tooLarge'],
  limited: ['error.limited.title', 'error.limited'],
  unavailable: ['error.unavailable.title', 'error.unavailable'],
  internal: ['error.internal.title', 'error.internal'],
};

/** The data of a form that was not processed. */
export interface KeptForm {
  /** The page of the form. */
  path: string;
  /** Set-Cookie values that store its text; empty if nothing is stored. */
  cookies: string[];
  /** Its text, if it is not stored. */
  words: string[];
  /** Whether its page can only be opened by the link of a mail. */
  isByLink: boolean;
}

/**
 * The page of an error; it needs no database.
 * @param city the city of the address, if it is below one
 * @param retryAfter when to try again, in seconds, if known
 * @param form the form that was sent, if it was one
 */
export function errorPage(
  words: Words,
  error: DomainError,
  {
    status,
    city,
    retryAfter,
    form,
  }: { status: number; city?: CitySlug; retryAfter?: unknown; form?: KeptForm },
): Page {
  const [title, text] = TEXTS[error.kind];
  const seconds = Number(retryAfter);
  return new Page({
    title: words.text(title),
    status,
    city,
    path: form?.path,
    cookies: form?.cookies,
    main: (
      <Failure
        text={text}
        seconds={Number.isInteger(seconds) && seconds > 0 ? seconds : undefined}
        back={form && form.cookies.length > 0 ? form.path : undefined}
        typed={form?.words ?? []}
        isByLink={form?.isByLink ?? false}
      />
    ),
  });
}

function Failure({
  text,
  seconds,
  back,
  typed,
  isByLink,
}: {
  text: Key;
  seconds?: number;
  back?: string;
  typed: readonly string[];
  isByLink: boolean;
}) {
  const { t, words, link } = useView();
  return (
    <>
      <p>{t(text)}</p>
      {seconds !== undefined && <p>{words.count('retry', seconds)}</p>}
      {back !== undefined && (
        <p>
          {t('error.kept')} <a href={link(back)}>{t('error.back')}</a>
        </p>
      )}
      <TypedWords words={typed} />
      {isByLink && typed.length > 0 && <p>{t('error.byLink')}</p>}
      <p>
        <a href={link('/')}>{t('error.home')}</a>
      </p>
    </>
  );
}
