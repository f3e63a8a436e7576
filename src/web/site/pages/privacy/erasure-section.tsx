import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';

/** When the account is erased, and how to keep it; or where to ask for that. */
export function ErasureSection({ isKept }: { isKept: boolean }) {
  const { t, link, view, words } = useView();
  const due = view.actor?.erasureDue;
  return (
    <section id="erase">
      <h2>{t('erase.title')}</h2>
      {isKept && !due && <p class="notice">{t('erase.kept')}</p>}
      {due ? (
        <PostForm action="/me/privacy/erase/cancel">
          <p>{t('erase.due', { day: words.moment(due) })}</p>
          <button type="submit">{t('erase.cancel')}</button>
        </PostForm>
      ) : (
        <p>
          <a href={link('/me/privacy/erase')}>{t('erase.title')}</a>
        </p>
      )}
    </section>
  );
}
