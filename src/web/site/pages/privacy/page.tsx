import { SHOWN_AS } from '../../../../kernel/people/shown-as';
import type { Words } from '../../i18n/translate';
import { type Problems, Refusal, TextField } from '../../kit/fields';
import { NoticeLink } from '../../kit/notice-link';
import { WithName } from '../../kit/person-name';
import { PostForm } from '../../kit/post-form';
import { Page } from '../../page';
import { useView } from '../../view';
import { ApplySection, type EarlierIssues } from './apply-section';
import type { OwnConsents } from '../../../../me';
import { ConsentsSection } from './consents-section';
import { ErasureSection } from './erasure-section';
import { ExportSection, type OwnExports, type RefusedExport } from './export-section';
import type { OwnRights } from './own-rights.service';
import type { PrivacyFormDto } from './privacy-form.dto';
import { ReadsSection, type RefusedRequest, RequestsSection } from './rights-sections';

/** What the reader says about their age. */
export const AGES = ['adult', 'child'] as const;

/** The state of the two pages that ask how a person is shown. */
export interface PrivacyState {
  form: PrivacyFormDto;
  /** The name of the account. */
  name: string;
  problems: Problems;
  /** Whether the choice was just stored. */
  isSaved?: boolean;
}

/** The state of the page on which a person changes how they are shown. */
export interface PrivacyPageState extends PrivacyState {
  rights: OwnRights;
  earlier: EarlierIssues;
  own: OwnExports;
  consents: OwnConsents;
  /** Whether a request was just stored. */
  isSent?: boolean;
  /** Whether an erasure was just cancelled. */
  isKept?: boolean;
  refused?: RefusedRequest;
  refusedExport?: RefusedExport;
}

/** The page that asks once, after the first sign-in. */
export function welcomePage(words: Words, state: PrivacyState): Page {
  return new Page({
    title: words.text('privacy.welcome'),
    isPersonal: true,
    status: statusOf(state),
    main: <Choices {...state} action="/welcome" />,
  });
}

/** The page on which a person changes how they are shown. */
export function privacyPage(words: Words, state: PrivacyPageState): Page {
  const { rights, earlier, own, consents, isSent = false, isKept = false, refused, refusedExport } = state;
  return new Page({
    title: words.text('privacy.title'),
    isPersonal: true,
    status: refused || earlier.problems ? 422 : (refusedExport?.status ?? statusOf(state)),
    retryAfter: refusedExport?.retryAfter,
    path: '/me/privacy',
    main: (
      <>
        <Choices {...state} action="/me/privacy" />
        <ApplySection {...earlier} />
        <ConsentsSection {...consents} />
        <RequestsSection requests={rights.requests} isSent={isSent} refused={refused} />
        <ReadsSection {...rights} />
        <ExportSection {...own} refused={refusedExport} />
        <ErasureSection isKept={isKept} />
      </>
    ),
  });
}

function statusOf({ problems }: PrivacyState): number {
  return Object.keys(problems).length > 0 ? 422 : 200;
}

function Choices({ form, name, problems, isSaved, action }: PrivacyState & { action: string }) {
  const { t } = useView();
  return (
    <PostForm action={action}>
      {isSaved && <p class="notice">{t('privacy.saved')}</p>}
      <Refusal problems={problems} />
      <p>{t('privacy.lead')}</p>
      <NoticeLink />
      <Ways chosen={form.shownAs} name={name} />
      <TextField
        name="pseudonym"
        label={t('privacy.pseudonymLabel')}
        hint={t('privacy.pseudonymHint')}
        value={form.pseudonym}
        problem={problems.pseudonym}
        autoComplete="off"
      />
      {action === '/me/privacy' && (
        <TextField
          name="ownName"
          label={t('privacy.ownName')}
          hint={t('privacy.ownNameHint')}
          value={form.ownName}
          problem={problems.ownName}
          autoComplete="name"
        />
      )}
      {action === '/welcome' && <Age chosen={form.age} />}
      <Tick name="listed" isTicked={form.listed !== ''} />
      <Tick name="showPicture" isTicked={form.showPicture !== ''} />
      <input type="hidden" name="next" value={form.next} />
      <button type="submit">{t('privacy.save')}</button>
    </PostForm>
  );
}

/** The ways to be shown, first the one that says least. */
function Ways({ chosen, name }: { chosen: string; name: string }) {
  const { t } = useView();
  return (
    <fieldset id="shownAs">
      <legend>{t('privacy.shownAs')}</legend>
      {[...SHOWN_AS].reverse().map((way) => (
        <label class="tick">
          <input type="radio" name="shownAs" value={way} checked={chosen === way} />{' '}
          <span>
            {way === 'name' ? <WithName text={t('privacy.name')} name={name} /> : t(`privacy.${way}`)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Whether the reader is 18 or older; no date of birth. */
function Age({ chosen }: { chosen: string }) {
  const { t } = useView();
  return (
    <fieldset id="age">
      <legend>{t('age.title')}</legend>
      {AGES.map((age) => (
        <label class="tick">
          <input type="radio" name="age" value={age} checked={chosen === age} required />{' '}
          <span>{t(`age.${age}`)}</span>
        </label>
      ))}
      <p class="hint">{t('age.hint')}</p>
    </fieldset>
  );
}

function Tick({ name, isTicked }: { name: 'listed' | 'showPicture'; isTicked: boolean }) {
  const { t } = useView();
  return (
    <label class="tick">
      <input type="checkbox" name={name} value="yes" checked={isTicked} /> <span>{t(`privacy.${name}`)}</span>
    </label>
  );
}
