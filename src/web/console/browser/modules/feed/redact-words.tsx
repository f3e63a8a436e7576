import { useId, useState } from 'preact/hooks';
import { askToRedact, type Redaction } from './redact-text';
import { placesOf } from './text-places';
import { textOf } from '../../words';

type Field = Redaction['field'];

interface Props {
  id: string;
  /** The texts by their fields. */
  texts: Partial<Record<Field, string>>;
  /** The message that has them; without one they are those of the report. */
  messageId?: string;
  reload: () => Promise<void>;
}

/** Asks for the purpose, and takes words out of the first text that has them. @returns whether one has them */
function redactIn({ id, texts, messageId, reload }: Props, words: string): boolean {
  const field = (Object.keys(texts) as Field[]).find((name) => placesOf(words, texts[name]!).length > 0);
  if (field === undefined) return false;
  const target = messageId === undefined ? {} : { target: 'message' as const, targetId: messageId };
  askToRedact(id, { target: 'issue', ...target, field, ranges: placesOf(words, texts[field]!) }, reload);
  return true;
}

/** Takes words out of a text of an issue or of a message, wherever they stand in it. */
export function RedactWords(props: Props) {
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useId();
  const reload = async () => {
    setWords('');
    await props.reload();
  };
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(!redactIn({ ...props, reload }, words));
      }}
    >
      <div class="field">
        <label for={field}>
          {textOf(
            props.messageId === undefined ? 'redaction.wordsOfTheReport' : 'redaction.wordsOfTheMessage',
          )}
        </label>
        <input
          id={field}
          dir="auto"
          value={words}
          aria-invalid={isMissing}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
        {isMissing && (
          <p class="error" role="alert">
            {textOf('redaction.textHasNoSuchWords')}
          </p>
        )}
      </div>
      <button type="submit">{textOf('common.takeOut')}</button>
    </form>
  );
}
