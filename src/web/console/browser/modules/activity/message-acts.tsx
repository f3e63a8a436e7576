import { useState } from 'preact/hooks';
import { useMay } from '../../rights';
import { RedactWords } from '../feed/redact-words';
import { textOf } from '../../words';
import type { Entry } from './activity-calls';

/** What staff do with a message of a citizen, or an answer: words are taken out of it. */
export function MessageActs({
  entry: { id, kind, text, deleted },
  issueId,
  onWritten,
}: {
  entry: Entry;
  issueId: string;
  onWritten: () => Promise<void>;
}) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay('feed');
  if (!may || deleted || !text || (kind !== 'message' && kind !== 'answer')) return null;
  if (isOpen) return <RedactWords id={issueId} messageId={id} texts={{ content: text }} reload={onWritten} />;
  return (
    <button type="button" class="small" onClick={() => setOpen(true)}>
      {textOf('redaction.takeWordsOut')}
    </button>
  );
}
