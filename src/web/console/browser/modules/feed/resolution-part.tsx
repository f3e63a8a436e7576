import { PHOTO_FLAG_WORDS } from '../../../../../kernel/outcome-reasons';
import type { Schemas } from '../../api';
import { type Action, rereadOnConflict } from '../../kit/actions/use-action';
import { Button } from '../../kit/button';
import { momentOf } from '../../kit/format';
import { Part } from '../../kit/page';
import { notify } from '../../kit/actions/toast';
import { Permitted } from '../../rights';
import { decideReopening, type Decision } from './issue-calls';

type Issue = Schemas['FeedIssueDetail'];
type Request = Schemas['FeedReopenRequest'];

interface Props {
  issue: Issue;
  act: Action;
  after: () => Promise<void>;
}

const DECIDED: Record<Request['status'], string> = {
  pending: 'waits for a decision',
  approved: 'approved',
  denied: 'denied',
  undecided: 'not decided before the issue was closed',
};

/** How the issue was resolved, what people say about it, and the decisions about requests to reopen it. */
export function ResolutionPart({ issue, act, after }: Props) {
  const { resolution } = issue;
  if (resolution === null) return null;
  const { description, by, resolvedAt, ratedUp, ratedDown, reopenRequests } = resolution;
  return (
    <Part title="Resolution">
      <p class="words" dir="auto">
        {description}
      </p>
      <p class="quiet">
        By {by}, {momentOf(resolvedAt)}
      </p>
      <BeforeAfter pairs={issue.beforeAfter} />
      <p>
        Fixed: {ratedUp} say yes, {ratedDown} say no.
      </p>
      <ul class="plain">
        {reopenRequests.map((request) => (
          <li key={request.id}>
            <p>
              {request.userName} asks to reopen it, {momentOf(request.at)}:{' '}
              <strong>{DECIDED[request.status]}</strong>
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
          {before && link(before.url, 'Before the repair')} {link(after.url, 'After the repair')}
          {flags.length > 0 && (
            <p>
              <strong>This photo was {flags.map((flag) => PHOTO_FLAG_WORDS[flag]).join(', ')}.</strong>
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
      notify(status === 'approved' ? 'The issue is open again' : 'The request is denied');
      await after();
    });
  return (
    <div class="acts">
      <Button
        isBusy={act.isBusy}
        label={`Approve the request of ${request.userName}`}
        onClick={decide('approve')}
      >
        Approve: reopen the issue
      </Button>
      <Button isBusy={act.isBusy} label={`Deny the request of ${request.userName}`} onClick={decide('deny')}>
        Deny
      </Button>
    </div>
  );
}
