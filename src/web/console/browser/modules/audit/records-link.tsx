import { useCity } from '../../city';
import { hrefOf } from '../../router';

/** A link from the page of an issue to its audit records. */
export function RecordsLink({ issueId: targetId }: { issueId: string }) {
  const city = useCity();
  return (
    <p>
      <a href={hrefOf('/audit', { city, targetType: 'issue', targetId })}>Records in the audit log</a>
    </p>
  );
}
