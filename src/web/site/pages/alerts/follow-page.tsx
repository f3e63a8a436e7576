import type { PincodeRecord } from '../../../../accountability';
import { DIGEST_FREQUENCIES } from '../../../../alerts';
import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import type { CitySlug } from '../../../../kernel/cities';
import { oneOf, queryOf } from '../../forms/form-fields';
import type { CityMap } from '../../city-maps.service';
import type { Words } from '../../i18n/translate';
import { type Problems, Refusal, Select, TextField } from '../../kit/fields';
import { wardLabel } from '../../kit/ward-label';
import { Page } from '../../page';
import { useView } from '../../view';
import type { FollowFormDto } from './alert-forms.dto';
import { FOLLOWED_PARTS, type FollowedPart } from './followed';
import { PlacePart } from './place-part';

/** What the form offers to choose from: the map for a place, and the wards. */
export interface FollowBase {
  map: CityMap;
  wards: ReadonlyArray<{ code: string; name: string }>;
  /** The places that words may name. */
  pincodes: readonly PincodeRecord[];
}

/** The state of the form for following something. */
export interface FollowState extends FollowBase {
  city: CitySlug;
  typed: Partial<FollowFormDto>;
  /** The title of the issue to follow, if it is one. */
  title: string | undefined;
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
  const { issue, ward, category, lat, lng, near } = state.typed;
  return new Page({
    title: words.text('alerts.follow'),
    city: state.city,
    // The parameters the form accepts in its URL; the person's email address is not among them.
    path: isRefused
      ? `/${state.city}/follow${queryOf({ issue, ward, category, lat, lng, near })}`
      : undefined,
    ...(isRefused && refusal),
    isPersonal: isRefused,
    isUnlisted: true,
    main: <Follow {...state} />,
  });
}

function Follow(state: FollowState) {
  const { city, typed, title, problems } = state;
  const { t, link } = useView();
  return (
    <>
      <p>{t('alerts.lead')}</p>
      <form method="post" action={link(`/${city}/follow`)} class="follow">
        <Refusal problems={problems} />
        {title === undefined ? (
          <Choices {...state} />
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

const PART_NAMES = {
  ward: 'alerts.oneWard',
  category: 'alerts.oneCategory',
  place: 'alerts.aroundPlace',
} as const satisfies Record<FollowedPart, string>;

/** The part of the form that is chosen, or that a link has filled in. */
function partOf({ what, category, lat, near }: FollowState['typed']): FollowedPart {
  return oneOf(FOLLOWED_PARTS, what) ?? (category ? 'category' : lat || near ? 'place' : 'ward');
}

/** A ward, a category or a place: of the three parts a style sheet shows the chosen one. */
function Choices(state: FollowState) {
  const { typed } = state;
  const { t } = useView();
  const chosen = partOf(typed);
  return (
    <>
      <fieldset class="frequent follow-parts">
        <legend>{t('alerts.what')}</legend>
        {FOLLOWED_PARTS.map((part) => (
          <label class="choice">
            <input type="radio" name="what" value={part} checked={part === chosen} />
            {t(PART_NAMES[part])}
          </label>
        ))}
      </fieldset>
      <WardPart {...state} />
      <CategoryPart {...state} />
      <PlacePart {...state} />
      <Select
        name="frequency"
        label={t('alerts.frequency')}
        value={typed.frequency}
        choices={DIGEST_FREQUENCIES.map((value) => ({ value, label: t(`alerts.${value}`) }))}
      />
    </>
  );
}

function WardPart({ typed, wards, problems }: FollowState) {
  const { t } = useView();
  return (
    <div data-part="ward">
      <Select
        name="ward"
        label={t('filter.ward')}
        value={typed.ward}
        problem={problems.ward}
        empty={t('choose')}
        choices={wards.map((ward) => ({ value: ward.code, label: wardLabel(ward) }))}
      />
    </div>
  );
}

function CategoryPart({ typed, problems }: FollowState) {
  const { t } = useView();
  return (
    <div data-part="category">
      <Select
        name="category"
        label={t('filter.category')}
        value={typed.category}
        problem={problems.category}
        empty={t('choose')}
        choices={CATEGORY_SLUGS.map((value) => ({ value, label: t(`category.${value}`) }))}
      />
    </div>
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
