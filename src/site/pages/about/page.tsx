import type { ComponentChildren } from 'preact';
import type { MapTiles } from '../../../config/map-tiles';
import type { Key, Words } from '../../i18n/translate';
import { Page } from '../../page';
import { useView } from '../../view';

type Name = 'about' | 'accessibility' | 'privacy';

const PARAGRAPHS: Record<Name, readonly Key[]> = {
  about: ['about.1', 'about.2', 'about.3'],
  accessibility: ['accessibility.1', 'accessibility.2', 'accessibility.3'],
  privacy: ['privacy.1', 'privacy.2', 'privacy.3', 'privacy.4', 'privacy.5'],
};

/** A page of text. */
export function textPage(words: Words, name: Exclude<Name, 'privacy'>): Page {
  return new Page({ title: words.text(`${name}.title`), main: <Text keys={PARAGRAPHS[name]} /> });
}

/** What becomes of people's data. @param tiles who has the pictures of maps, where these come from elsewhere */
export function privacyPage(words: Words, tiles: MapTiles | undefined): Page {
  return new Page({
    title: words.text('privacy.title'),
    main: (
      <Text keys={PARAGRAPHS.privacy}>
        <p>
          {tiles
            ? words.text('privacy.tiles', { host: new URL(tiles.url).host })
            : words.text('privacy.foreign')}
        </p>
      </Text>
    ),
  });
}

function Text({ keys, children }: { keys: readonly Key[]; children?: ComponentChildren }) {
  const { t } = useView();
  return (
    <div class="prose">
      {keys.map((key) => (
        <p>{t(key)}</p>
      ))}
      {children}
    </div>
  );
}
