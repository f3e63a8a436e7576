import { useView } from '../../../view';
import type { IssueView } from '../issue-view.service';
import { ownWordsPath } from './page';

/**
 * The link from what the reader wrote to the page on which they take words out of it; nothing from what others wrote.
 * @param by the account that is shown as the author, with or without a name
 * @param of its name on that page
 */
export function TakeOutLink({ view: { issue }, by, of }: { view: IssueView; by: string; of: string }) {
  const { t, link, view: page } = useView();
  const { actor } = page;
  if (!actor || (by !== actor.id && by !== issue.persona)) return null;
  return (
    <p>
      <a href={link(ownWordsPath(issue, of))}>{t('takeOut.title')}</a>
    </p>
  );
}
