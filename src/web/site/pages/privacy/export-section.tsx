import { type DataExport, expiryOf } from '../../../../me';
import type { Key, Words } from '../../i18n/translate';
import { Because } from '../../kit/fields';
import { Day } from '../../kit/issues';
import { PostForm } from '../../kit/post-form';
import { signInAgainPath } from '../../sign-in-path';
import { useView } from '../../view';

const MEGABYTE = 1_000_000;

/** The files with all their data that a person asked for. */
export interface OwnExports {
  exports: readonly DataExport[];
  /** Whether they have just signed in again, so that they may ask for one. */
  isProven: boolean;
}

/** Why no file was made. */
export interface RefusedExport {
  problem: Key;
  status: 422 | 429;
  /** In seconds. */
  retryAfter?: number | undefined;
}

/** The files with all data of the reader: asks for one, shows how far it is, downloads and deletes it. */
export function ExportSection({
  exports,
  isProven,
  refused,
}: OwnExports & { refused: RefusedExport | undefined }) {
  const { t, link } = useView();
  return (
    <section id="export">
      <h2>{t('export.title')}</h2>
      {refused && (
        <p class="notice bad" role="alert">
          <Because problem={refused.problem} />
        </p>
      )}
      <p>{t('export.lead')}</p>
      {exports.length > 0 && (
        <ul>
          {exports.map((each) => (
            <Export {...each} />
          ))}
        </ul>
      )}
      {isProven ? (
        <PostForm action="/me/privacy/exports">
          <p class="notice">{t('export.proven')}</p>
          <button type="submit">{t('export.ask')}</button>
        </PostForm>
      ) : (
        <p>
          <a class="button" href={link(signInAgainPath('export', '/me/privacy#export'))}>
            {t('export.signIn')}
          </a>
        </p>
      )}
    </section>
  );
}

function Export(each: DataExport) {
  const { t, link, words } = useView();
  const path = `/me/privacy/exports/${each.id}`;
  return (
    <li>
      <p class="facts">
        {t('export.asked')} <Day at={each.askedAt} />
      </p>
      <p>{stateOf(each, words)}</p>
      {each.state === 'ready' && (
        <p>
          <a class="button" href={link(`${path}/file`)}>
            {t('export.download')}
          </a>
        </p>
      )}
      <PostForm action={`${path}/removal`}>
        <button type="submit">{t('export.remove')}</button>
      </PostForm>
    </li>
  );
}

function stateOf(each: DataExport, words: Words): string {
  const { state, done, total, sizeBytes } = each;
  const expiry = expiryOf(each);
  return words.text(`export.${state}`, {
    done: words.number(done),
    total: words.number(total),
    size: words.number(Math.max(0.1, Math.round((Number(sizeBytes) / MEGABYTE) * 10) / 10)),
    day: expiry === null ? '' : words.day(expiry),
  });
}
