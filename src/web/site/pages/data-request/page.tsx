import { REQUEST_KINDS } from '../../../../kernel/personal-data';
import type { RequestRow } from '../../../../personal-data';
import type { Words } from '../../i18n/translate';
import { type Problems, Refusal, Select, TextArea, TextField } from '../../kit/fields';
import { PostForm } from '../../kit/post-form';
import { Page } from '../../page';
import { useView } from '../../view';
import { Asked } from '../privacy/rights-sections';
import type { AskFormDto } from './data-request-forms.dto';

/** What people without an account ask for. */
const KINDS = REQUEST_KINDS.filter((kind) => kind !== 'child');

interface LinkState {
  email: string;
  problems: Problems;
}

interface AskState {
  form: AskFormDto;
  /** The address that the link was mailed to. */
  email: string;
  requests: readonly RequestRow[];
  problems: Problems;
  isSaved: boolean;
}

/**
 * The form for the address.
 * @param refusal the status if the form was refused, and when to send it again, in seconds
 */
export function linkPage(
  words: Words,
  state: LinkState,
  refusal: { status: number; retryAfter?: number } = { status: 422 },
): Page {
  const isRefused = Object.keys(state.problems).length > 0;
  return new Page({
    title: words.text('dataRequest.title'),
    path: '/privacy/request',
    isPersonal: isRefused,
    ...(isRefused && refusal),
    main: <LinkForm {...state} />,
  });
}

/** What is said after the form was sent. */
export function sentPage(words: Words): Page {
  return new Page({
    title: words.text('dataRequest.title'),
    isPersonal: true,
    main: <p class="notice">{words.text('dataRequest.sent')}</p>,
  });
}

/** The form for the request, with those of before. */
export function askPage(words: Words, state: AskState): Page {
  return new Page({
    title: words.text('dataRequest.title'),
    isPersonal: true,
    status: Object.keys(state.problems).length > 0 ? 422 : 200,
    main: <AskForm {...state} />,
  });
}

function LinkForm({ email, problems }: LinkState) {
  const { t, link } = useView();
  return (
    <PostForm action="/privacy/request">
      <Refusal problems={problems} />
      <p>{t('dataRequest.lead')}</p>
      <p>
        <a href={link('/me/privacy#requests')}>{t('dataRequest.account')}</a>
      </p>
      <TextField
        name="email"
        inputMode="email"
        label={t('alerts.email')}
        value={email}
        problem={problems.email}
        autoComplete="email"
        required
      />
      <p class="hint">{t('dataRequest.chat')}</p>
      <button type="submit">{t('dataRequest.send')}</button>
    </PostForm>
  );
}

function AskForm({ form, email, requests, problems, isSaved }: AskState) {
  const { t } = useView();
  return (
    <>
      {isSaved && <p class="notice">{t('rights.sent')}</p>}
      <p>{t('dataRequest.for', { email })}</p>
      <ul>
        {requests.map((request) => (
          <Asked {...request} />
        ))}
      </ul>
      <PostForm action="/privacy/request/text">
        <Refusal problems={problems} />
        <input type="hidden" name="link" value={form.link} />
        <Select
          name="kind"
          label={t('rights.kind')}
          value={form.kind}
          empty={t('choose')}
          choices={KINDS.map((value) => ({ value, label: t(`rights.${value}`) }))}
          problem={problems.kind}
          required
        />
        <TextArea name="text" label={t('rights.text')} value={form.text} problem={problems.text} required />
        <button type="submit">{t('rights.send')}</button>
      </PostForm>
    </>
  );
}
