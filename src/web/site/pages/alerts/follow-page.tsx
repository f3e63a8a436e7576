import { DIGEST_FREQUENCIES } from '../../../../alerts';
import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import type { CitySlug } from '../../../../kernel/cities';
import { queryOf } from '../../forms/form-fields';
import type { CityMap } from '../../city-maps.service';
import type { Words } from '../../i18n/translate';
import { MapBox } from '../../kit/map';
import { type Problem, type Problems, Refusal, Select, TextField } from '../../kit/fields';
import { Page } from '../../page';
import { useView } from '../../view';
import type { FollowFormDto } from './alert-forms.dto';

/** The default radius. */
const RADIUS_M = '500';

/** The state of the form for following something. */
interface FollowState {
  city: CitySlug;
  typed: Partial<FollowFormDto>;
  /** The title of the issue to follow, if it is one. */
  title: string | undefined;
  /** The map on which a place can be chosen. */
  map: CityMap;
  problems: Problems;
}

/**
 * The form for following something.
 * @param refusal the status if the form was refused, and when to send it again, in seconds
 */
export function followPage(
  words: Words,
  state: FollowState,
  refusal: { status: number; retryAfter?: number } = { status: 422 },
): Page {
  const isRefused = Object.keys(state.problems).length > 0;
  const { issue, ward, category, lat, lng } = state.typed;
  return new Page({
    title: words.text('alerts.follow'),
    city: state.city,
    // The parameters the form accepts in its URL; the person's email address is not among them.
    path: isRefused ? `/${state.city}/follow${queryOf({ issue, ward, category, lat, lng })}` : undefined,
    ...(isRefused && refusal),
    isPersonal: isRefused,
    isUnlisted: true,
    main: <Follow {...state} />,
  });
}

function Follow({ city, typed, title, map, problems }: FollowState) {
  const { t, link } = useView();
  return (
    <>
      <p>{t('alerts.lead')}</p>
      <form method="post" action={link(`/${city}/follow`)}>
        <Refusal problems={problems} />
        {title === undefined ? (
          <Choices city={city} typed={typed} map={map} problems={problems} />
        ) : (
          <>
            <p dir="auto">{t('alerts.issue', { name: title })}</p>
            <input type="hidden" name="issue" value={typed.issue} />
          </>
        )}
        <TextField
          name="email"
          label={t('alerts.email')}
          inputMode="email"
          autoComplete="email"
          value={typed.email}
          problem={problems.email}
          required
        />
        <button type="submit">{t('alerts.send')}</button>
      </form>
    </>
  );
}

function Choices({ city, typed, map, problems }: Omit<FollowState, 'title'>) {
  const { t } = useView();
  return (
    <>
      <TextField name="ward" label={t('alerts.wardCode')} value={typed.ward} problem={problems.ward} />
      <Select
        name="category"
        label={t('filter.category')}
        value={typed.category}
        empty={t('choose')}
        choices={CATEGORY_SLUGS.map((value) => ({ value, label: t(`category.${value}`) }))}
      />
      {map.hasBase && (
        <>
          <p class="hint scripted">{t('map.pick')}</p>
          <MapBox city={city} base={map} isPicker />
        </>
      )}
      <Point typed={typed} problem={problems.lat} />
      <TextField
        name="radius"
        label={t('alerts.radius')}
        hint={t('alerts.radiusHint')}
        inputMode="numeric"
        value={typed.radius ?? RADIUS_M}
      />
      <Select
        name="frequency"
        label={t('alerts.frequency')}
        value={typed.frequency}
        choices={DIGEST_FREQUENCIES.map((value) => ({ value, label: t(`alerts.${value}`) }))}
      />
    </>
  );
}

function Point({ typed, problem }: Pick<FollowState, 'typed'> & { problem?: Problem }) {
  const { t } = useView();
  return (
    <>
      <TextField
        name="lat"
        label={t('alerts.latitude')}
        inputMode="decimal"
        value={typed.lat}
        problem={problem}
      />
      <TextField name="lng" label={t('alerts.longitude')} inputMode="decimal" value={typed.lng} />
    </>
  );
}

/** The answer to the form, which does not depend on whether the address is known. */
export function sentPage(words: Words, city: CitySlug): Page {
  return new Page({
    title: words.text('alerts.follow'),
    city,
    isPersonal: true,
    main: <Sent />,
  });
}

function Sent() {
  const { t, view } = useView();
  return (
    <>
      <p class="notice" role="status">
        {t('alerts.sent')}
      </p>
      {view.mails && (
        <p>
          <a href={view.mails}>{t('alerts.trial')}</a>
        </p>
      )}
    </>
  );
}
