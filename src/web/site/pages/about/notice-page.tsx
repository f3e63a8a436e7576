import type { Notice } from '../../../../personal-data';
import { Page } from '../../page';
import { useView } from '../../view';

/** The notice about personal data. */
export function noticePage(notice: Notice): Page {
  return new Page({ title: notice.title, data: notice, main: <NoticeText {...notice} /> });
}

function NoticeText(notice: Notice) {
  const { t, link } = useView();
  return (
    <>
      <p>{notice.intro}</p>
      <Rows {...notice} />
      <p>{notice.withdraw}</p>
      <p>
        {notice.complaint} <a href={link('/me/privacy')}>{t('privacy.title')}</a>
      </p>
      <p>
        <a href={link('/privacy/request')}>{t('dataRequest.title')}</a>
      </p>
      <p>{notice.contact}</p>
      <p>{notice.board}</p>
      <p>{notice.children}</p>
      <p>{notice.never}</p>
      <p>
        <a href="/api/privacy/data">{t('notice.record')}</a>
      </p>
      <p class="hint">{t('notice.version', { version: notice.version })}</p>
    </>
  );
}

/** The rows, which on narrow screens are lists instead of a table. */
function Rows({ columns, data }: Pick<Notice, 'columns' | 'data'>) {
  return (
    <>
      {data.map(({ why, what, ground, seenBy, kept }) => (
        <section class="purpose">
          <h2>{why}</h2>
          <dl class="facts-list long">
            <dt>{columns.what}</dt>
            <dd>{what.join('; ')}</dd>
            <dt>{columns.ground}</dt>
            <dd>{ground.join('; ')}</dd>
            <dt>{columns.seenBy}</dt>
            <dd>{seenBy.join('; ')}</dd>
            <dt>{columns.kept}</dt>
            <dd>{kept.join('; ')}</dd>
          </dl>
        </section>
      ))}
    </>
  );
}
