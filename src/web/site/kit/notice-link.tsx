import { useView } from '../view';

/** The link to the notice about personal data. */
export function NoticeLink() {
  const { t, link } = useView();
  return (
    <p>
      <a href={link('/about/privacy')}>{t('notice.link')}</a>
    </p>
  );
}
