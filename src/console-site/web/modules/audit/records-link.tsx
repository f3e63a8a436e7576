import { useCity } from '../../city';
import { hrefOf } from '../../router';

/** The way from the page of an issue to what is recorded of it. */
export function RecordsLink({ issueId: targetId }: { issueId: string }) {
  const city = useCity();
  return (
    <p>
      <a href={hrefOf('/audit', { city, targetType: 'issue', targetId })}>Records in the audit log</a>
    </p>
  );
}
