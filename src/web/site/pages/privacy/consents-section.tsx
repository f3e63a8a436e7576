import { CONSENT_PURPOSES, type ConsentPurpose } from '../../../../kernel/personal-data';
import type { OwnConsents } from '../../../../me';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';

/** What is agreed to where it is asked for, not on this page. */
const GIVEN_ELSEWHERE: ReadonlySet<ConsentPurpose> = new Set(['alerts', 'push']);

/** What the reader agrees to, each withdrawn by one press. */
export function ConsentsSection(own: OwnConsents) {
  const { t } = useView();
  return (
    <section id="consents">
      <h2>{t('consent.title')}</h2>
      <p>{t('consent.lead')}</p>
      <ul>
        {CONSENT_PURPOSES.map((purpose) => (
          <Consent purpose={purpose} {...own} />
        ))}
      </ul>
    </section>
  );
}

function Consent({ purpose, active, records }: OwnConsents & { purpose: ConsentPurpose }) {
  const { t, words } = useView();
  const isActive = active.includes(purpose);
  const record = records.find((each) => each.purpose === purpose && each.withdrawnAt === null);
  const press = t(isActive ? 'consent.withdraw' : 'consent.give');
  const what = t(`consent.${purpose}`);
  return (
    <li>
      <p class="facts">
        {what}
        {record?.givenAt && `, ${t('consent.given', { day: words.day(record.givenAt) })}`}
        {!isActive && `, ${t('consent.off')}`}
      </p>
      {(isActive || !GIVEN_ELSEWHERE.has(purpose)) && (
        <PostForm action={`/me/privacy/consents/${purpose}`}>
          <input type="hidden" name="give" value={isActive ? '' : 'yes'} />
          <button type="submit" aria-label={`${press}: ${what}`}>
            {press}
          </button>
        </PostForm>
      )}
    </li>
  );
}
