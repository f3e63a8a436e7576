import { useView } from '../view';

/** Text a person typed that no form contains any more, to be copied. */
export function TypedWords({ words }: { words: readonly string[] }) {
  const { t } = useView();
  if (words.length === 0) return null;
  return (
    <div class="notice">
      <p>{t('form.typed')}</p>
      {words.map((text) => (
        <p class="words" dir="auto">
          {text}
        </p>
      ))}
    </div>
  );
}
