import type { ContributionCounts, PrivacyApplication } from '../../../../issues';
import { SHOWN_AS } from '../../../../kernel/people/shown-as';
import { PLACE_PRECISIONS } from '../../../../kernel/place-precision';
import { type Problems, Refusal, Select } from '../../kit/fields';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';

/** How a person is shown in what they contributed before, and how far the last change is. */
export interface EarlierIssues {
  contributions: ContributionCounts;
  application: PrivacyApplication | undefined;
  /** Of the form, if it was refused. */
  problems?: Problems;
}

/** The form that changes how the reader is shown in everything they contributed before. */
export function ApplySection({ contributions, application, problems = {} }: EarlierIssues) {
  const { t, words, view } = useView();
  const ways = SHOWN_AS.filter((way) => way !== 'pseudonym' || view.actor?.pseudonym);
  const [all, shown] = [words.number(contributions.all), words.number(contributions.shown)];
  return (
    <section id="earlier">
      <h2>{t('apply.title')}</h2>
      <p>{t('apply.contributions', { all, shown })}</p>
      {application && <Progress of={application} />}
      <PostForm action="/me/privacy/apply">
        <Refusal problems={problems} ids={{ apply: 'apply-shown-as' }} />
        <Select
          name="shownAs"
          id="apply-shown-as"
          label={t('privacy.shownAs')}
          empty={t('apply.unchanged')}
          choices={ways.map((value) => ({
            value,
            label:
              value === 'name'
                ? t('privacy.name', { name: view.actor?.displayName ?? '' })
                : t(`privacy.${value}`),
          }))}
        />
        <Select
          name="place"
          id="apply-place"
          label={t('apply.place')}
          empty={t('apply.unchanged')}
          choices={PLACE_PRECISIONS.map((value) => ({ value, label: t(`apply.${value}`) }))}
        />
        <p class="hint">{t('apply.hint')}</p>
        <button type="submit">{t('apply.send')}</button>
      </PostForm>
    </section>
  );
}

function Progress({ of }: { of: PrivacyApplication }) {
  const { t, words } = useView();
  const [done, total] = [words.number(of.done), words.number(of.total)];
  return <p class="notice">{t('apply.progress', { done, total })}</p>;
}
