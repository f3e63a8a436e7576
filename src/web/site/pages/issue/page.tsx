import type { Actor } from '../../../../kernel/people/actor';
import { issueNumber } from '../../../../kernel/issue-number';
import type { Words } from '../../i18n/translate';
import { wordsIn } from '../../forms/drafts.service';
import { Because } from '../../kit/fields';
import { Icon } from '../../kit/icon';
import { Age, Day, Status } from '../../kit/issues';
import { WithName } from '../../kit/person-name';
import { PrintedLink, ShareLinks } from '../../kit/share';
import { TypedWords } from '../../kit/typed-words';
import { Page } from '../../page';
import { useView } from '../../view';
import type { IssueView } from './issue-view.service';
import { RepliesOfOffices } from '../office/page';
import { ActsBar } from './acts-bar';
import { BeforeAfter, shownPairs } from './before-after';
import { Confirmation } from './confirmation';
import { DueDate, LateChip } from './due-date';
import { CoverForms } from './cover-form';
import { ShownAsForm } from './shown-as-form';
import { FlagForm } from './flag-form';
import { isReport } from './done';
import { formsOf, type IssueParts, type IssueState, pathOf } from './parts';
import { Gallery } from './photos';
import { Place, Responsible } from './place';
import { ShownPlace } from './shown-place';
import { Reported } from './reported';
import { Resolution } from './resolution';
import { StepBar } from './step-bar';
import { NewestAnswer, Thread } from './thread';
import { Timeline } from './timeline';
import { TakeOutLink } from './words/take-out-link';

/**
 * The page of an issue.
 * @param path the path of the page, without the language and the last act
 */
export function issuePage(
  words: Words,
  view: IssueView,
  state: IssueState,
  { path, cookies }: { path: string; cookies: string[] },
): Page {
  const { issue } = view;
  const isRefused = Object.keys(state.problems).length > 0;
  return new Page({
    title: issue.title,
    isTitleWritten: true,
    city: issue.city,
    status: isRefused ? 422 : 200,
    path,
    hasBar: true,
    lead: <Lead view={view} />,
    main: <Issue view={view} state={state} />,
    card: {
      description: `${words.text(`status.${issue.status}`)} · ${[...issue.description].slice(0, 180).join('')}`,
      image: `${pathOf(view)}/share.jpg`,
    },
    cookies,
  });
}

/** The photos and the chips, above the title. */
function Lead({ view }: { view: IssueView }) {
  const { t } = useView();
  const { status, category } = view.issue;
  return (
    <div class="issue-lead">
      <Gallery view={view} />
      <p class="facts">
        <Status status={status} /> <LateChip view={view} /> <span>{t(`category.${category}`)}</span>
      </p>
    </div>
  );
}

function Issue({ view, state }: IssueParts) {
  return (
    <>
      <Notices view={view} state={state} />
      <BeforeAfter pairs={shownPairs(view.issue)} />
      <Confirmation view={view} state={state} />
      <PlaceAndAge view={view} />
      <StepBar view={view} />
      <DueDate view={view} />
      <ActsBar view={view} state={state} />
      <div class="two">
        <div class="intro">
          <p class="words" dir="auto">
            {view.issue.description}
          </p>
          <TakeOutLink view={view} by={view.issue.reporterId} of={view.issue.id} />
          <PrintedLink path={pathOf(view)} />
        </div>
        <div class="side">
          <Responsible view={view} />
          <Place view={view} />
          <ShownPlace view={view} state={state} />
        </div>
        <div class="rest">
          <Timeline view={view} />
          <RepliesOfOffices replies={view.due.replies} />
          <Resolution view={view} state={state} />
          <NewestAnswer view={view} />
          <Thread view={view} state={state} />
          <ShownAsForm view={view} state={state} />
          <CoverForms view={view} state={state} />
          <FlagForm view={view} state={state} />
          {!isReport(state.done) && <Share view={view} />}
        </div>
      </div>
    </>
  );
}

/** Where the issue is, how old, by whom, and its number. */
function PlaceAndAge({ view: { issue, place } }: { view: IssueView }) {
  const { t } = useView();
  const { address } = issue;
  const area = place?.area && !address?.includes(place.area) ? place.area : undefined;
  const where = [address, area].filter(Boolean).join(', ');
  return (
    <p class="facts">
      {where && (
        <span>
          <Icon name="map-pin" /> <bdi>{where}</bdi>
        </span>
      )}{' '}
      <span>
        <Icon name="clock" /> <Age at={issue.createdAt} />
      </span>{' '}
      <span>
        <WithName text={t('issue.reported')} name={issue.reporterName} />
      </span>{' '}
      <Day at={issue.createdAt} /> <span>{t('issue.number', { number: issueNumber(issue.id) })}</span>
    </p>
  );
}

function Share({ view }: { view: IssueView }) {
  const { t } = useView();
  return (
    <section>
      <h2>{t('issue.share')}</h2>
      <ShareLinks title={view.issue.title} path={pathOf(view)} />
    </section>
  );
}

/** Why the issue is hidden from others. */
function Hidden({ view: { issue, place }, actor }: { view: IssueView; actor: Actor | undefined }) {
  const { t, link } = useView();
  if (!place?.hidden) return null;
  if (!place.isMerged)
    return <p class="notice">{t(actor?.id === issue.ownerId ? 'issue.hidden' : 'issue.hiddenFromAll')}</p>;
  return (
    <p class="notice">
      {t('issue.merged')}{' '}
      {place.mergedInto && (
        <a href={link(`/${issue.city}/issues/${place.mergedInto}`)}>{t('issue.mergedInto')}</a>
      )}
    </p>
  );
}

/** What the reader has just done. */
function DoneNow({ view, state }: IssueParts) {
  const { t } = useView();
  const { done } = state;
  if (done === undefined) return null;
  if (done === 'report' || done === 'reportWithoutPhotos') return <Reported view={view} state={state} />;
  return (
    <p
      class="notice"
      role="status"
      id="done"
      data-drops-draft={done === 'same' ? view.issue.city : undefined}
    >
      {t(`done.${done}`)}
    </p>
  );
}

function Notices({ view, state }: IssueParts) {
  const { t } = useView();
  const { isJoined, problems, typed, actor } = state;
  const { talk, resolve, reopen } = formsOf(view, actor);
  return (
    <>
      <DoneNow view={view} state={state} />
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
