import { useCity } from '../../city';
import { hrefOf } from '../../router';
import { textOf } from '../../words';

/** A link from the page of an issue to its audit records. */
export function RecordsLink({ issueId: targetId }: { issueId: string }) {
  const city = useCity();
  return (
    <p>
      <a href={hrefOf('/audit', { city, targetType: 'issue', targetId })}>
        {textOf('setup.recordsInTheAudit')}
      </a>
    </p>
  );
}
