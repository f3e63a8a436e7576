import { useView } from '../../../view';
import type { IssueView } from '../issue-view.service';
import { ownWordsPath } from './page';

/** The link from what the reader wrote to the page on which they take words out of it. @param of its name there */
export function TakeOutLink({ view: { issue }, of }: { view: IssueView; of: string }) {
  const { t, link } = useView();
  return (
    <p>
      <a href={link(ownWordsPath(issue, of))}>{t('takeOut.title')}</a>
    </p>
  );
}
