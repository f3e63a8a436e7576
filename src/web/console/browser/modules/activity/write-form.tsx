import type { ComponentChildren } from 'preact';
import type { Action } from '../../kit/actions/use-action';
import { Refused } from '../../kit/actions/refused';
import { numberOf } from '../../kit/format';
import { partsOf, textOf } from '../../words';

/** From this share of the maximum length on, the length is shown. */
const NEARLY = 0.8;

interface WriteFormProps {
  kind: 'note' | 'answer';
  /** Who sees it. */
  says?: string;
  text: string;
  /** The maximum length of the text. */
  max: number;
  submitLabel: string;
  act: Action;
  send: () => Promise<void>;
  buttons: ComponentChildren;
  onPaste?: (event: ClipboardEvent) => void;
  children: ComponentChildren;
}

/** The form of a text about an issue: its field, why it was refused, and its buttons. Ctrl+Enter sends it, too. */
export function WriteForm({ kind, says, act, send, onPaste, children, ...foot }: WriteFormProps) {
  return (
    <form
      class={`composer-form for-${kind}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act.run(send);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        event.currentTarget.requestSubmit();
      }}
      onPaste={onPaste}
    >
      {says && <p class="hint">{says}</p>}
      {children}
      <Refused by={act.refusal} />
      <Foot isBusy={act.isBusy} {...foot} />
    </form>
  );
}

function Foot({
  text,
  max,
  submitLabel,
  isBusy,
  buttons,
}: Pick<WriteFormProps, 'text' | 'max' | 'submitLabel' | 'buttons'> & { isBusy: boolean }) {
  const length = [...text].length;
  return (
    <div class="acts">
      {buttons}
      <span class="end">
        {length > max * NEARLY && (
          <span class={length > max ? 'hint error' : 'hint'}>
            {partsOf('issue.ofLetters', { length: numberOf(length), max: numberOf(max) })}
          </span>
        )}
        <button type="submit" title={textOf('keys.send')} aria-disabled={isBusy ? 'true' : undefined}>
          {submitLabel}
        </button>
      </span>
    </div>
  );
}
