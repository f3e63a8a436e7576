import { issueNumber } from '../../../../../kernel/issue-number';
import type { Schemas } from '../../api';
import { useCity } from '../../city';
import { icon } from '../../kit/icon';
import { momentOf } from '../../kit/format';
import { Page } from '../../kit/page';
import { useRead } from '../../kit/reads/hooks';
import { Loaded } from '../../kit/reads/loaded';
import { cityName } from '../../city-name';
import { categoryName } from '../../names';
import { hrefOf } from '../../router';
import { readIssue } from '../feed/issue-calls';
import { readReport } from '../feed/report';
import { textOf } from '../../words';

/** The number of an issue, to be told or printed on a sheet of A6. Nothing of it says who reported it. */
export function ReceiptPage({ id }: { id: string }) {
  const city = useCity();
  const issue = useRead(id, () => Promise.all([readIssue(id), readReport(id)]));
  return (
    <Page title={textOf('intake.number', { id: issueNumber(id) })}>
      <Loaded of={issue}>{([shown, { address }]) => <Receipt issue={shown} address={address} />}</Loaded>
      <p class="acts unprinted">
        <button type="button" class="primary" onClick={() => window.print()}>
          {icon('printer')} {textOf('intake.print')}
        </button>
        <a class="button" href={hrefOf('/intake', { city })}>
          {textOf('intake.takeAnotherReport')}
        </a>
        <a href={hrefOf(`/queue/${id}`, { city })}>{textOf('intake.openTheIssue')}</a>
      </p>
    </Page>
  );
}

function Receipt({ issue, address }: { issue: Schemas['FeedIssueDetail']; address: string }) {
  const [reportedAt = null] = issue.activity.map(({ at }) => at).sort();
  const path = `/${issue.cityId}/issues/${issue.id}`;
  const facts = [
    [textOf('group.city'), cityName(issue.cityId)],
    [textOf('common.what'), issue.title],
    [textOf('common.category'), categoryName(issue.categorySlug)],
    [textOf('intake.where'), address],
    [textOf('common.reported'), momentOf(reportedAt)],
    [textOf('intake.whatHappens'), location.host + path],
  ] as const;
  return (
    <dl class="receipt">
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
    </dl>
  );
}
