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
export function textPage(words: Words, name: Name): Page {
  return new Page({ title: words.text(`${name}.title`), main: <Text keys={PARAGRAPHS[name]} /> });
}

function Text({ keys }: { keys: readonly Key[] }) {
  const { t } = useView();
  return (
    <div class="prose">
      {keys.map((key) => (
        <p>{t(key)}</p>
      ))}
    </div>
  );
}
