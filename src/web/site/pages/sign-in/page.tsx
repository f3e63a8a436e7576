import { DEFAULT_DISPLAY_NAME, type FreshSignInAct } from '../../../../auth';
import type { Words } from '../../i18n/translate';
import { queryOf } from '../../forms/form-fields';
import { type Problems, Refusal, TextField } from '../../kit/fields';
import { WithName } from '../../kit/person-name';
import { Page } from '../../page';
import { useView } from '../../view';

interface Ways {
  local: boolean;
  provider: boolean;
}

/** The text and problems of a refused form, or the failure of a sign-in at the provider. */
export interface SignInState {
  typed?: { email: string; name: string };
  problems: Problems;
  hasFailed?: boolean;
  /** The report that waits for the sign-in, and whether a script sends it afterwards. */
  report?: { title: string; isSentNext: boolean } | undefined;
}

/** Where a sign-in leads to. */
export interface SignInGoal {
  /** The path to return to, without its language. */
  next: string;
  /** What a signed-in person signs in again for. */
  act: FreshSignInAct | undefined;
}

/** The ways to sign in, or to sign in again. */
export function signInPage(words: Words, ways: Ways, goal: SignInGoal, state: SignInState): Page {
  const isRefused = state.hasFailed === true || Object.keys(state.problems).length > 0;
  return new Page({
    title: words.text(goal.act ? 'fresh.title' : 'signIn'),
    status: isRefused ? 422 : 200,
    // The URL of the provider's redirect contains a code, and a refused form is answered without `next`.
    path: isRefused ? `/sign-in${queryOf({ ...goal })}` : undefined,
    isPersonal: true,
    main: <SignIn ways={ways} goal={goal} state={state} />,
  });
}

function SignIn({ ways, goal, state }: { ways: Ways; goal: SignInGoal; state: SignInState }) {
  const { t, link } = useView();
  const why = goal.act ? t(`fresh.${goal.act}`) : t('signIn.why');
  return (
    <>
      {state.report ? <Waiting {...state.report} /> : <p>{why}</p>}
      {state.hasFailed && (
        <p class="notice bad" role="alert">
          {t(goal.act ? 'fresh.failed' : 'signIn.failed')}
        </p>
      )}
      {ways.provider && (
        <p>
          <a class="button" href={link(`/sign-in/provider${queryOf({ ...goal })}`)}>
            {t('signIn.provider')}
          </a>
        </p>
      )}
      {ways.local && <LocalForm goal={goal} state={state} />}
      {!ways.provider && !ways.local && <p>{t('signIn.nobody')}</p>}
    </>
  );
}

function Waiting({ title, isSentNext }: NonNullable<SignInState['report']>) {
  const { t } = useView();
  return (
    <p class="notice">
      <WithName text={t(isSentNext ? 'send.ready' : 'send.kept')} name={title} />
    </p>
  );
}

function LocalForm({ goal, state: { typed, problems } }: { goal: SignInGoal; state: SignInState }) {
  const { t, link } = useView();
  return (
    <form method="post" action={link('/sign-in')}>
      <p class="notice">{t('signIn.local')}</p>
      <Refusal problems={problems} />
      <input type="hidden" name="next" value={goal.next} />
      <input type="hidden" name="act" value={goal.act ?? ''} />
      <TextField
        name="email"
        inputMode="email"
        label={t('signIn.email')}
        value={typed?.email}
        problem={problems.email}
        autoComplete="email"
        required
      />
      {!goal.act && (
        <TextField
          name="name"
          label={t('signIn.name')}
          hint={t('signIn.nameHint', { name: DEFAULT_DISPLAY_NAME })}
          value={typed?.name}
          problem={problems.name}
          autoComplete="name"
        />
      )}
      <button type="submit">{t('signIn')}</button>
    </form>
  );
}

/** Asks for confirmation before signing out. */
export function signOutPage(words: Words): Page {
  return new Page({ title: words.text('signOut'), isPersonal: true, main: <SignOut /> });
}

function SignOut() {
  const { t, link } = useView();
  return (
    <form method="post" action={link('/sign-out')}>
      <p>{t('signOut.ask')}</p>
      <button type="submit">{t('signOut')}</button>
    </form>
  );
}
