import type { ComponentChildren } from 'preact';
import { answerOf, api, type Schemas } from '../../api';
import { Dialog } from '../../kit/dialog';
import { momentOf } from '../../kit/format';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { hrefOf } from '../../router';
import { textOf } from '../../words';

/**
 * The complete target of a flag, and its reports.
 * @param listed the flag if it is in the list
 */
export function FlagDialog({
  id,
  listed,
  onClose,
  children,
}: {
  id: string;
  listed: Schemas['ConsoleFlag'] | undefined;
  onClose: () => void;
  /** The possible decisions about an open flag of the list. */
  children: (flag: Schemas['ConsoleFlag']) => ComponentChildren;
}) {
  const detail = useRead(id, () =>
    answerOf(api.GET('/api/admin/feed/flags/{flagId}', { params: { path: { flagId: id } } })),
  );
  return (
    <Dialog
      title={listed ? `${listed.target}: ${listed.reasonLabel}` : textOf('moderation.whatWasFlagged')}
      onClose={onClose}
    >
      <Loaded of={detail}>{(data) => <Detail of={data} />}</Loaded>
      {listed && !listed.resolved && children(listed)}
      <div class="acts">
        <button type="button" onClick={onClose}>
          {textOf('common.close')}
        </button>
      </div>
    </Dialog>
  );
}

function Detail({ of: { text, mediaUrl, issueId, cityId, reports } }: { of: Schemas['FlagDetail'] }) {
  return (
    <>
      <p class="words" dir="auto">
        {text}
      </p>
      {mediaUrl?.startsWith('/') && (
        <p class="media">
          <img src={`${mediaUrl}?w=640`} alt={textOf('moderation.whatWasFlagged')} />
        </p>
      )}
      {mediaUrl && (
        <p>
          <a href={mediaUrl} target="_blank" rel="noopener noreferrer">
            {textOf('moderation.theItemItselfOpens')}
          </a>
        </p>
      )}
      {issueId && (
        <p>
          <a href={hrefOf(`/feed/${issueId}`, { city: cityId ?? undefined })}>{textOf('common.theIssue')}</a>
        </p>
      )}
      <h3>{textOf('moderation.whatTheReportsSay')}</h3>
      <ul class="plain">
        {reports.map(({ reasonLabel, note, at }) => (
          <li key={at}>
            {reasonLabel}
            {note && ': '}
            {note && <bdi>{note}</bdi>} <span class="quiet">{momentOf(at)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
