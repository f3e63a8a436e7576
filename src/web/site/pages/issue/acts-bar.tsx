import { isDone } from '../../../../kernel/statuses';
import { island } from '../../islands/island';
import { UpvoteButton, type UpvoteProps } from '../../islands/upvote-button';
import { Icon } from '../../kit/icon';
import { Figures } from '../../kit/issues';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';
import { type IssueParts, pathOf } from './parts';

/** What a reader can do for an issue; on a phone it stays at the bottom of the screen, in place of the main pages. */
export function ActsBar({ view, state }: IssueParts) {
  const { t, link } = useView();
  const { city, id } = view.issue;
  return (
    <div class="acts-bar">
      <Support view={view} state={state} />
      <a class="act" href={link(`/${city}/follow?issue=${id}`)}>
        <Icon name="bell" /> <span>{t('issue.follow')}</span>
      </a>
      <a class="act" href="#share">
        <Icon name="share-2" /> <span>{t('issue.share')}</span>
      </a>
      <a class="act act-report" href={link(`/${city}/report`)}>
        <Icon name="camera" /> <span>{t('bar.report')}</span>
      </a>
    </div>
  );
}

/** The number of supporters, and the button; without it on one's own issues, and on those that are done. */
function Support({ view, state: { actor } }: IssueParts) {
  const { t, words, view: page } = useView();
  const { upvotes, status, ownerId } = view.issue;
  const isOwn = page.actor?.id === ownerId;
  const isReadOnly = page.actor !== undefined && actor === undefined;
  if (isOwn || isReadOnly || isDone(status))
    return upvotes > 0 ? <Figures figures={[[t('issue.support'), words.number(upvotes)]]} /> : <span />;
  if (!actor) return <SupportSignedOut view={view} />;
  return <SupportSignedIn view={view} account={actor.id} />;
}

/** The button leads to the sign-in, after which the support is counted. */
function SupportSignedOut({ view }: { view: IssueView }) {
  const { t, words } = useView();
  const { upvotes } = view.issue;
  return (
    <div class="support">
      {upvotes > 0 && <Figures figures={[[t('issue.support'), words.number(upvotes)]]} />}
      <PostForm action={`${pathOf(view)}/upvote`}>
        <input type="hidden" name="want" value="on" />
        <button type="submit">{t('issue.upvote')}</button>
      </PostForm>
    </div>
  );
}

function SupportSignedIn({ view, account }: { view: IssueView; account: string }) {
  const { t, words, link } = useView();
  const { upvotes, hasUpvoted } = view.issue;
  const props: UpvoteProps = {
    action: link(`${pathOf(view)}/upvote`),
    account,
    isUpvoted: hasUpvoted,
    count: words.number(upvotes),
    words: {
      support: t('issue.support'),
      add: t('issue.upvote'),
      takeBack: t('issue.upvoted'),
      lost: t('net.lost'),
      unconfirmed: t('net.unconfirmed'),
    },
  };
  return (
    <div class="support" {...island('upvote', props)}>
      <UpvoteButton {...props} />
    </div>
  );
}
