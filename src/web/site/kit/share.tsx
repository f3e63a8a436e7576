import { island } from '../islands/island';
import { useView } from '../view';
import { QrCode } from '../../kit/qr-code';

/**
 * How to tell others of an issue: by WhatsApp, and by its address. A script adds the dialog of the device, and a button
 * that copies the address.
 * @param path of the issue, without its language
 */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  const { t, link, view } = useView();
  const url = view.origin + link(path);
  const text = t('share.text', { title });
  const words = { ask: t('share.ask'), copy: t('share.copy'), copied: t('share.copied') };
  return (
    <div class="share" id="share" {...island('share', { title, text, url, words })}>
      <p class="acts">
        <a
          class="act"
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
          rel="noopener noreferrer"
        >
          {t('share.whatsapp')}
        </a>
      </p>
      <p>
        <a href={link(path)}>{url}</a>
      </p>
    </div>
  );
}

/** What a printed issue has in place of links: its code and its address. */
export function PrintedLink({ path }: { path: string }) {
  const { t, link, view } = useView();
  const url = view.origin + link(path);
  return (
    <div class="printed">
      <QrCode url={url} />
      <p>
        {t('share.scan')}
        <br />
        <strong>{url.replace(/^https?:\/\//, '')}</strong>
      </p>
    </div>
  );
}
