import type { Actor } from '../../../../kernel/people/actor';
import type { CitySlug } from '../../../../kernel/cities';
import type { PincodeWard } from '../../../../accountability';
import type { CityMap } from '../../city-maps.service';
import type { Words } from '../../i18n/translate';
import { type Problems, Refusal, TextArea, TextField } from '../../kit/fields';
import { Icon } from '../../kit/icon';
import { NameIsPublic } from '../../kit/person-name';
import { ShownAsChoice } from '../../kit/shown-as-choice';
import { Page } from '../../page';
import { PostForm } from '../../kit/post-form';
import { useView } from '../../view';
import { PhotoStep } from './photo-step';
import { type ReportPlace, SameForms } from './place-words';
import type { ReportFormDto } from './report-form.dto';
import { useReportIsland } from './report-island';
import { What } from './what-step';
import { Where } from './where-step';

/** The state of the report form's page. */
export interface ReportState {
  city: CitySlug;
  map: CityMap;
  /** The wards to choose from, if the pincode of the form has several. */
  wards: readonly PincodeWard[];
  form: ReportFormDto;
  /** What is known about the point of the query, if there is one. */
  found?: ReportPlace | undefined;
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
    hasBar: true,
    main: <Report {...state} />,
  });
}

/**
 * The form, or a note for a read-only account, together with text the account wrote earlier, including a draft on the
 * device, which the island shows.
 */
function Report(state: ReportState) {
  const { t } = useView();
  if (state.actor?.role !== 'viewer')
    return (
      <>
        <ReportForm {...state} />
        <SameForms found={state.found} />
      </>
    );
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
  found,
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
      {...useReportIsland(city, map.hasBase)}
    >
      <Refusal problems={problems} />
      {isSuggested && <Suggested />}
      {!actor && <SignInLater />}
      <input type="hidden" name="key" value={form.key} />
      <input type="hidden" name="checked" value={form.checked} />
      <PhotoStep
        isSignedIn={actor !== undefined}
        problem={problems.photos}
        again={hadPhotos && !problems.photos}
      />
      <What form={form} problems={problems} isSuggested={isSuggested} />
      <Where city={city} map={map} wards={wards} form={form} found={found} problems={problems} />
      <Said form={form} problems={problems} />
      <ShownAsChoice actor={actor} chosen={form.shownAs} empty={t('privacy.asChosen')} />
      <NameIsPublic />
      <Send />
    </PostForm>
  );
}

function Suggested() {
  const { t } = useView();
  return (
    <p class="notice" role="status">
      {t('report.checkSuggested')}
    </p>
  );
}

function Send() {
  const { t } = useView();
  return (
    <div class="send">
      <button type="submit" class="sun">
        <Icon name="send" /> <span>{t('report.send')}</span>
      </button>
    </div>
  );
}

function SignInLater() {
  const { t } = useView();
  return (
    <p class="notice">
      {t('report.signInLater')} <span class="unscripted">{t('report.photosLater')}</span>
    </p>
  );
}

/** The texts, which are written from the chosen problem if they are left empty. */
function Said({ form, problems }: Pick<ReportState, 'form' | 'problems'>) {
  const { t } = useView();
  return (
    <fieldset class="step" data-step="add">
      <legend>{t('report.add')}</legend>
      <TextField
        name="title"
        label={t('report.name')}
        hint={t('report.nameHint')}
        value={form.title}
        problem={problems.title}
        autoComplete="off"
      />
      <TextArea
        name="description"
        label={t('report.description')}
        hint={t('report.descriptionHint')}
        value={form.description}
        problem={problems.description}
        rows={4}
      />
    </fieldset>
  );
}
