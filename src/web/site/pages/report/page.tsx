import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import type { Actor } from '../../../../kernel/people/actor';
import type { CitySlug } from '../../../../kernel/cities';
import type { PincodeWard } from '../../../../accountability';
import type { CityMap } from '../../city-maps.service';
import type { Words } from '../../i18n/translate';
import {
  PHOTO_TYPES,
  PhotoField,
  type Problem,
  type Problems,
  Refusal,
  Select,
  TextArea,
  TextField,
} from '../../kit/fields';
import { typedPincode } from '../../../../kernel/text/typed-text';
import { MapBox } from '../../kit/map';
import { pincodeWardLabel } from '../../kit/ward-label';
import { NameIsPublic } from '../../kit/person-name';
import { Page } from '../../page';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import { MAX_PHOTOS } from '../../forms/multipart-form.interceptor';
import type { ReportFormDto } from './report-form.dto';
import { useReportIsland } from './report-island';

/** The state of the report form's page. */
export interface ReportState {
  city: CitySlug;
  map: CityMap;
  /** The wards to choose from, if the pincode of the form has several. */
  wards: readonly PincodeWard[];
  form: ReportFormDto;
  problems: Problems;
  /** Whether the category is a suggestion, as none was chosen. */
  isSuggested?: boolean;
  actor: Actor | undefined;
  /** Whether the form had photos, which must be selected again. */
  hadPhotos: boolean;
}

/** The page of the report form, with the typed values. */
export function reportPage(
  words: Words,
  state: ReportState,
  answer: Pick<Page, 'status' | 'retryAfter' | 'cookies' | 'isPersonal'>,
): Page {
  return new Page({
    title: words.text('report.title', { city: words.text(`city.${state.city}`) }),
    city: state.city,
    ...answer,
    isUnlisted: false,
    preload: 'report.ts',
    main: <Report {...state} />,
  });
}

/**
 * The form, or a note for a read-only account, together with text the account wrote earlier, including a draft on the
 * device, which the island shows.
 */
function Report(state: ReportState) {
  const { t } = useView();
  if (state.actor?.role !== 'viewer') return <ReportForm {...state} />;
  const { title, description } = state.form;
  return (
    <>
      <p class="notice">{t('account.readOnly')}</p>
      <ReportForm {...state} isHidden={title === '' && description === ''} />
    </>
  );
}

function ReportForm({
  city,
  map,
  wards,
  form,
  problems,
  isSuggested = false,
  actor,
  hadPhotos,
  isHidden,
}: ReportState & { isHidden?: boolean }) {
  const { t } = useView();
  return (
    <PostForm
      action={`/${city}/report`}
      encType="multipart/form-data"
      hidden={isHidden}
      {...useReportIsland(map.hasBase)}
    >
      <Refusal problems={problems} />
      {isSuggested && (
        <p class="notice" role="status">
          {t('report.checkSuggested')}
        </p>
      )}
      {!actor && <SignInLater />}
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="checked" value={form.checked} />
      <Said form={form} problems={problems} isSuggested={isSuggested} />
      <Where city={city} map={map} wards={wards} form={form} problems={problems} />
      {/* Photos without an account are kept by scripts only, on the device. */}
      <div hidden={!actor} data-photos>
        <ReportPhotos problem={problems.photos} again={hadPhotos && !problems.photos} />
      </div>
      <NameIsPublic />
      <button type="submit">{t('report.send')}</button>
    </PostForm>
  );
}

function SignInLater() {
  const { t } = useView();
  return (
    <p class="notice">
      {t('report.signInLater')} <span data-photos-later>{t('report.photosLater')}</span>
    </p>
  );
}

/** The photo field of a report. @param again whether photos were sent before, which browsers do not send again */
export function ReportPhotos({ problem, again = false }: { problem?: Problem; again?: boolean }) {
  const { t } = useView();
  return (
    <>
      {again && (
        <p class="notice" data-photos-again>
          {t('report.photosAgain')}
        </p>
      )}
      <PhotoField
        name="photos"
        label={t('report.photos')}
        hint={t('report.photosHint', { n: String(MAX_PHOTOS) })}
        problem={problem}
        accept={PHOTO_TYPES}
      />
    </>
  );
}

function Said({ form, problems, isSuggested }: Pick<ReportState, 'form' | 'problems' | 'isSuggested'>) {
  const { t } = useView();
  return (
    <>
      <TextField
        name="title"
        label={t('report.name')}
        hint={t('report.nameHint')}
        value={form.title}
        problem={problems.title}
        autoComplete="off"
        required
      />
      <TextArea
        name="description"
        label={t('report.description')}
        hint={t('report.descriptionHint')}
        value={form.description}
        problem={problems.description}
        rows={6}
        required
      />
      <Category form={form} problems={problems} isSuggested={isSuggested} />
    </>
  );
}

function Category({ form, problems, isSuggested }: Pick<ReportState, 'form' | 'problems' | 'isSuggested'>) {
  const { t } = useView();
  const hasSuggestion = isSuggested || (problems.category !== undefined && form.category !== '');
  return (
    <Select
      name="category"
      label={t('filter.category')}
      hint={t(hasSuggestion ? 'report.suggested' : 'report.categoryHint')}
      value={form.category}
      problem={problems.category}
      empty={t('choose')}
      choices={CATEGORY_SLUGS.map((value) => ({ value, label: t(`category.${value}`) }))}
      required
    />
  );
}

function Where({
  city,
  map,
  wards,
  form,
  problems,
}: Pick<ReportState, 'city' | 'map' | 'wards' | 'form' | 'problems'>) {
  const { t } = useView();
  return (
    <fieldset>
      <legend>{t('report.where')}</legend>
      <TextField
        name="pincode"
        label={t('place.pincode')}
        hint={t('place.pincodeHint')}
        value={form.pincode}
        problem={problems.pincode}
        inputMode="numeric"
        autoComplete="postal-code"
      />
      {wards.length > 0 && <WardChoice wards={wards} form={form} problems={problems} />}
      <TextField
        name="address"
        label={t('place.address')}
        hint={t('place.addressHint')}
        value={form.address}
        problem={problems.address}
        autoComplete="street-address"
      />
      {map.hasBase && <PickOnMap city={city} map={map} />}
      <Position form={form} problems={problems} />
    </fieldset>
  );
}

function PickOnMap({ city, map }: Pick<ReportState, 'city' | 'map'>) {
  const { t } = useView();
  return (
    <>
      <p class="hint scripted">{t('map.pick')}</p>
      <MapBox city={city} base={map} isPicker />
    </>
  );
}

/** The wards that share the pincode, of which one can be chosen. */
function WardChoice({ wards, form, problems }: Pick<ReportState, 'wards' | 'form' | 'problems'>) {
  const { t, words } = useView();
  const pincode = typedPincode(form.pincode);
  return (
    <>
      <input type="hidden" name="wardsOf" value={pincode} />
      <Select
        name="ward"
        label={t('filter.ward')}
        hint={t('place.wards', { pincode, n: words.number(wards.length) })}
        value={form.ward}
        problem={problems.ward}
        empty={t('place.wardUnknown')}
        choices={wards.map((each) => ({ value: each.ward, label: pincodeWardLabel(each) }))}
      />
    </>
  );
}

/** The position in degrees, typed, or set by the map or the device. */
function Position({ form, problems }: Pick<ReportState, 'form' | 'problems'>) {
  const { t } = useView();
  return (
    <details open={problems.lat !== undefined || form.lat !== '' || form.lng !== ''}>
      <summary>{t('place.pointTitle')}</summary>
      <TextField
        name="lat"
        label={t('place.lat')}
        value={form.lat}
        problem={problems.lat}
        inputMode="decimal"
      />
      <TextField name="lng" label={t('place.lng')} value={form.lng} inputMode="decimal" />
    </details>
  );
}
