import type { Words } from '../../i18n/translate';
import { localPath } from '../../languages';

/** The colours of the window around the site, and of its first moment. */
const [CARD, PAPER] = ['#ffffff', '#f6f5f1'];

/**
 * The manifest by which browsers install the site (https://www.w3.org/TR/appmanifest/).
 * @param name of the site
 * @param mark the URL of its mark
 */
export function manifestOf(words: Words, name: string, mark: string): object {
  const link = (path: string) => localPath(words.language, path);
  const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src: `/icons/${file}.png`,
    sizes,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: [...name].slice(0, 12).join('').trim(),
    lang: words.language,
    start_url: link('/'),
    scope: '/',
    display: 'standalone',
    theme_color: CARD,
    background_color: PAPER,
    icons: [
      icon('192', '192x192', 'any'),
      icon('512', '512x512', 'any'),
      icon('maskable', '512x512', 'maskable'),
      { src: mark, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
    shortcuts: [
      { name: words.text('bar.report'), url: link('/report') },
      { name: words.text('filter.near'), url: link('/map') },
      { name: words.text('bar.mine'), url: link('/me') },
    ].map((shortcut) => ({ ...shortcut, icons: [icon('192', '192x192', 'any')] })),
  };
}
