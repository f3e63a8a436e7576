import { useId, useState } from 'preact/hooks';
import { askToRedact } from './redact-text';
import { placesOf } from './text-places';
import { textOf } from '../../words';

interface Props {
  id: string;
  /** The texts of the report. */
  texts: Record<'title' | 'description', string>;
  reload: () => Promise<void>;
}

/** Takes words out of the title or the description of an issue, wherever they stand in it. */
export function RedactWords({ id, texts, reload }: Props) {
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useId();
  const redact = () => {
    const found = (['description', 'title'] as const).find((name) => placesOf(words, texts[name]).length > 0);
    setMissing(found === undefined);
    if (found === undefined) return;
    askToRedact(id, { field: found, ranges: placesOf(words, texts[found]) }, async () => {
      setWords('');
      await reload();
    });
  };
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        redact();
      }}
    >
      <div class="field">
        <label for={field}>{textOf('issue.wordsToTakeOut')}</label>
        <input
          id={field}
          dir="auto"
          value={words}
          aria-invalid={isMissing}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {isMissing && (
          <p class="error" role="alert">
            {textOf('issue.theReportDoesNot')}
          </p>
        )}
      </div>
      <button type="submit">{textOf('common.takeOut')}</button>
    </form>
  );
}
