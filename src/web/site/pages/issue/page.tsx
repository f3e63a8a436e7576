import { island } from '../../islands/island';
import { UpvoteButton, type UpvoteProps } from '../../islands/upvote-button';
import type { Actor } from '../../../../kernel/people/actor';
import { issueNumber } from '../../../../kernel/issue-number';
import type { Words } from '../../i18n/translate';
import { wordsIn } from '../../forms/drafts.service';
import { Because } from '../../kit/fields';
import { Day, Figures, Status } from '../../kit/issues';
import { WithName } from '../../kit/person-name';
import { TypedWords } from '../../kit/typed-words';
import { Page } from '../../page';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';
import { RepliesOfOffices } from '../office/page';
import { DueDate } from './due-date';
import { FlagForm } from './flag-form';
import { DONE_TEXTS } from './done';
import { formsOf, type IssueParts, type IssueState, pathOf, SignInFor } from './parts';
import { Photos } from './photos';
import { Place, Responsible } from './place';
import { Resolution } from './resolution';
import { Thread } from './thread';
import { Timeline } from './timeline';

/**
 * The page of an issue.
 * @param path the path of the page, without the language and the last act
 * @param share the path of the issue, with its language
 */
export function issuePage(
  words: Words,
  view: IssueView,
  state: IssueState,
  { path, share, cookies }: { path: string; share: string; cookies: string[] },
): Page {
  const { issue } = view;
  const isRefused = Object.keys(state.problems).length > 0;
  const photo = issue.media?.find(({ type, postUrl }) => type === 'image' && postUrl === null);
  return new Page({
    title: issue.title,
    isTitleWritten: true,
    city: issue.city,
    status: isRefused ? 422 : 200,
    path,
    main: <Issue view={view} state={state} share={share} />,
    card: {
      description: `${words.text(`status.${issue.status}`)} · ${[...issue.description].slice(0, 180).join('')}`,
      image: photo && `/media/${photo.id}?w=1280`,
    },
    cookies,
  });
}

function Issue({ view, state, share }: IssueParts & { share: string }) {
  const { t } = useView();
  const { issue } = view;
  return (
    <>
      <Notices view={view} state={state} />
      <p class="facts">
        <Status status={issue.status} /> <span>{t(`category.${issue.category}`)}</span>{' '}
        <span>
          <WithName text={t('issue.reported')} name={issue.reporterName} />
        </span>{' '}
        <Day at={issue.createdAt} /> <span>{t('issue.number', { number: issueNumber(issue.id) })}</span>
      </p>
      <DueDate view={view} />
      <div class="two">
        <div class="intro">
          <p class="words" dir="auto">
            {issue.description}
          </p>
          <Photos view={view} />
        </div>
        <div class="side">
          <Upvote view={view} state={state} />
          <Place view={view} />
          <Responsible view={view} />
          <Follow view={view} />
          <Share address={share} />
        </div>
        <div class="rest">
          <Timeline view={view} />
          <RepliesOfOffices replies={view.due.replies} />
          <Resolution view={view} state={state} />
          <Thread view={view} state={state} />
          <FlagForm view={view} state={state} />
        </div>
      </div>
    </>
  );
}

function Share({ address }: { address: string }) {
  const { t, view } = useView();
  return (
    <>
      <h2>{t('issue.share')}</h2>
      <p>
        <a href={address}>{view.origin + address}</a>
      </p>
    </>
  );
}

function Follow({ view: { issue } }: { view: IssueView }) {
  const { t, link } = useView();
  return (
    <p>
      <a href={link(`/${issue.city}/follow?issue=${issue.id}`)}>{t('alerts.follow')}</a>
    </p>
  );
}

function Upvote({ view, state: { actor } }: IssueParts) {
  const { t, words, link } = useView();
  const { upvotes, hasUpvoted } = view.issue;
  const count = words.number(upvotes);
  if (!actor)
    return (
      <>
        <Figures figures={[[t('issue.support'), count]]} />
        <SignInFor view={view} />
      </>
    );
  const props: UpvoteProps = {
    action: link(`${pathOf(view)}/upvote`),
    account: actor.id,
    isUpvoted: hasUpvoted,
    count,
    words: {
      support: t('issue.support'),
      add: t('issue.upvote'),
      takeBack: t('issue.upvoted'),
      lost: t('net.lost'),
      unconfirmed: t('net.unconfirmed'),
    },
  };
  return (
    <div {...island('upvote', props)}>
      <UpvoteButton {...props} />
    </div>
  );
}

/** Why the issue is hidden from others. */
function Hidden({ view: { issue, place }, actor }: { view: IssueView; actor: Actor | undefined }) {
  const { t, link } = useView();
  if (!place?.hidden) return null;
  if (!place.isMerged)
    return <p class="notice">{t(actor?.id === issue.reporterId ? 'issue.hidden' : 'issue.hiddenFromAll')}</p>;
  return (
    <p class="notice">
      {t('issue.merged')}{' '}
      {place.mergedInto && (
        <a href={link(`/${issue.city}/issues/${place.mergedInto}`)}>{t('issue.mergedInto')}</a>
      )}
    </p>
  );
}

function Notices({ view, state: { done, isJoined, problems, typed, actor } }: IssueParts) {
  const { t } = useView();
  const { talk, resolve, reopen } = formsOf(view, actor);
  return (
    <>
      {done && (
        <p
          class="notice"
          role="status"
          id="done"
          data-drops-draft={done === 'same' ? view.issue.city : undefined}
        >
          {t(DONE_TEXTS[done])}
        </p>
      )}
      {isJoined && (
        <p class="notice" role="status">
          {t('issue.joinedHere')}
        </p>
      )}
      <Hidden view={view} actor={actor} />
      {problems.state && (
        <p class="notice bad" role="alert">
          <Because problem={problems.state} />
        </p>
      )}
      <TypedWords
        words={wordsIn({
          ...(!talk && { content: typed.content ?? '', note: typed.note ?? '' }),
          ...(!resolve && { resolution: typed.resolution ?? '' }),
          ...(!reopen && { reason: typed.reason ?? '' }),
        })}
      />
    </>
  );
}
