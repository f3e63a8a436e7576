import type { Actor } from '../../../kernel/actor';
import type { CitySlug } from '../../../kernel/cities';
import type { Words } from '../../i18n/translate';
import { Badges } from '../../kit/badges';
import { Figures } from '../../kit/issues';
import { Page } from '../../page';
import { useView } from '../../view';
import type { PersonScore } from '../people/people.service';

type OwnProfile = { slug: string; city: CitySlug } | undefined;

/** What a person sees of themselves. */
export function mePage(
  words: Words,
  actor: Actor,
  score: PersonScore | undefined,
  profile: OwnProfile,
): Page {
  return new Page({
    title: words.text('me.title', { name: actor.displayName }),
    isPersonal: true,
    main: <Me score={score} profile={profile} />,
  });
}

function Me({ score, profile }: { score: PersonScore | undefined; profile: OwnProfile }) {
  const { t, words, link } = useView();
  return (
    <>
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
      <form method="post" action={link('/sign-out')}>
        <button type="submit" class="quiet">
          {t('signOut')}
        </button>
      </form>
    </>
  );
}
