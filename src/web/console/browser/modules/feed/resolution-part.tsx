import { PHOTO_FLAG_WORDS } from '../../../../../kernel/outcome-reasons';
import type { Schemas } from '../../api';
import { type Action, rereadOnConflict } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { momentOf } from '../../kit/format';
import { Part } from '../../kit/page';
import { notify } from '../../kit/actions/toast';
import { Permitted } from '../../rights';
import { decideReopening, type Decision } from './issue-calls';
import { partsOf, textOf } from '../../words';

type Issue = Schemas['FeedIssueDetail'];
type Request = Schemas['FeedReopenRequest'];

interface Props {
  issue: Issue;
  act: Action;
  after: () => Promise<void>;
}

const DECIDED: Record<Request['status'], string> = {
  pending: textOf('issue.waitsForADecision'),
  approved: 'approved',
  denied: 'denied',
  undecided: textOf('issue.notDecidedBeforeThe'),
};

/** How the issue was resolved, what people say about it, and the decisions about requests to reopen it. */
export function ResolutionPart({ issue, act, after }: Props) {
  const { resolution } = issue;
  if (resolution === null) return null;
  const { description, by, resolvedAt, ratedUp, ratedDown, reopenRequests } = resolution;
  return (
    <Part title={textOf('common.resolution')}>
      <p class="words" dir="auto">
        {description}
      </p>
      <p class="quiet">{partsOf('issue.by', { by, resolvedAt: momentOf(resolvedAt) })}</p>
      <BeforeAfter pairs={issue.beforeAfter} />
      <p>{partsOf('issue.fixedSayYesSay', { ratedUp, ratedDown })}</p>
      <ul class="plain">
        {reopenRequests.map((request) => (
          <li key={request.id}>
            <p>
              {partsOf('issue.asksToReopenIt', {
                userName: request.userName,
                at: momentOf(request.at),
                part: <strong>{DECIDED[request.status]}</strong>,
              })}
            </p>
            <p class="words" dir="auto">
              {request.reason}
            </p>
            {request.status === 'pending' && (
              <Permitted to="feed">
                <Decisions issue={issue} request={request} act={act} after={after} />
              </Permitted>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Each photo of the repair beside one of the report, with what is wrong with it. */
function BeforeAfter({ pairs }: { pairs: Issue['beforeAfter'] }) {
  if (pairs.length === 0) return null;
  const link = (url: string, words: string) => (
    <a href={url} target="_blank" rel="noopener">
      <img src={`${url}?w=320`} alt={words} width="160" height="120" loading="lazy" />
    </a>
  );
  return (
    <ul class="plain">
      {pairs.map(({ before, after, flags }) => (
        <li key={after.mediaId}>
          {before && link(before.url, textOf('issue.beforeTheRepair'))}{' '}
          {link(after.url, textOf('issue.afterTheRepair'))}
          {flags.length > 0 && (
            <p>
              <strong>
                {partsOf('issue.thisPhotoWas', {
                  value: flags.map((flag) => PHOTO_FLAG_WORDS[flag]).join(', '),
                })}
              </strong>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Decisions({ issue, request, act, after }: Props & { request: Request }) {
  const decide = (action: Decision) => () =>
    void act.run(async () => {
      const { status } = await rereadOnConflict(() => decideReopening(issue.id, request.id, action), after);
      notify(status === 'approved' ? textOf('issue.theIssueIsOpen') : textOf('issue.theRequestIsDenied'));
      await after();
    });
  return (
    <div class="acts">
      <Button
        isBusy={act.isBusy}
        label={textOf('issue.approveTheRequestOf', { userName: request.userName })}
        onClick={decide('approve')}
      >
        {textOf('issue.approveReopenTheIssue')}
      </Button>
      <Button
        isBusy={act.isBusy}
        label={textOf('issue.denyTheRequestOf', { userName: request.userName })}
        onClick={decide('deny')}
      >
        {textOf('issue.deny')}
      </Button>
    </div>
  );
}
