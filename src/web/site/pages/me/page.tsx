import type { Page as ListPage } from '../../../../api/page';
import type { CitySlug } from '../../../../kernel/cities';
import type { OwnAccount } from '../../../../me';
import type { AskedIssueRow } from '../../../../resolution';
import { queryOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import { Badges } from '../../kit/badges';
import { Figures, IssueList, type ListedIssue, Pager } from '../../kit/issues';
import { PostForm } from '../../kit/post-form';
import { Page } from '../../page';
import { useView } from '../../view';

interface Own extends OwnAccount {
  /** Undefined if the person has not reported anything. */
  profile: { slug: string; city: CitySlug } | undefined;
  /** Whether the account is older than the choices, and its person was not told on the site. */
  isUntold: boolean;
  /** Issues of which the person is asked whether they were repaired. */
  asked: readonly AskedIssueRow[];
  reported: ListPage<ListedIssue>;
  upvoted: ListPage<ListedIssue>;
}

/** The page with a person's own data. */
export function mePage(words: Words, own: Own): Page {
  return new Page({
    title: words.text('me.title', { name: own.account.displayName }),
    isPersonal: true,
    main: <Mine {...own} />,
  });
}

function Mine({ score, profile, isUntold, asked, reported, upvoted }: Own) {
  const { t, words, link } = useView();
  return (
    <>
      {isUntold && <Choices />}
      <Figures
        figures={[
          [t('people.score'), words.number(score?.score ?? 0)],
          [t('wards.reported'), words.number(score?.reportsField ?? 0)],
          [t('figures.resolved'), words.number(score?.reportsResolved ?? 0)],
        ]}
      />
      <Badges earned={score} />
      {profile && (
        <p>
          <a href={link(`/${profile.city}/people/${encodeURIComponent(profile.slug)}`)}>{t('me.profile')}</a>
        </p>
      )}
      <p>
        <a href={link('/me/alerts')}>{t('alerts.manage')}</a>
      </p>
      <p>
        <a href={link('/me/privacy')}>{t('privacy.title')}</a>
      </p>
      <Asked asked={asked} />
      <h2>{t('me.reports')}</h2>
      <IssueList issues={reported.items} showCity />
      <Pager older={olderOf('reports', reported)} />
      <h2>{t('me.upvotes')}</h2>
      <IssueList issues={upvoted.items} showCity />
      <Pager older={olderOf('upvotes', upvoted)} />
      <form method="post" action={link('/sign-out')}>
        <button type="submit" class="quiet">
          {t('signOut')}
        </button>
      </form>
    </>
  );
}

/** What an account of before is told once: that its person can choose how they are shown. */
function Choices() {
  const { t, link } = useView();
  return (
    <section id="choices" class="notice">
      <p>{t('choices.told')}</p>
      <p>
        <a href={link('/me/privacy')}>{t('choices.choose')}</a>
      </p>
      <PostForm action="/me/choices">
        <button type="submit">{t('choices.seen')}</button>
      </PostForm>
    </section>
  );
}

/** Issues of which the reader is asked whether they were repaired. */
function Asked({ asked }: Pick<Own, 'asked'>) {
  const { t, link } = useView();
  if (asked.length === 0) return null;
  return (
    <section>
      <h2>{t('confirm.waiting')}</h2>
      <ul>
        {asked.map(({ city, issueId, title }) => (
          <li>
            <a href={link(`/${city}/issues/${issueId}#confirmation`)} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function olderOf(list: 'reports' | 'upvotes', { nextKey }: ListPage<ListedIssue>): string | undefined {
  return nextKey ? `/me${queryOf({ [list]: nextKey })}` : undefined;
}
