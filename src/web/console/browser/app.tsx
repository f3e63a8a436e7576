import { useEffect } from 'preact/hooks';
import { mark } from '../../kit/mark';
import { answerOf, api } from './api';
import { isMissing } from './kit/code-attempts';
import { useCode } from './kit/code';
import { Dialog, Questions } from './kit/dialog';
import { Lazy, NotLoaded } from './kit/lazy';
import { type Read, useRead } from './kit/reads/hooks';
import { NotRead } from './kit/reads/loaded';
import { Page } from './kit/page';
import { Toasts } from './kit/actions/toast';
import { showIn } from './language';
import { LanguageChoice } from './language-choice';
import { loadedPage, loadPage, MODULES } from './modules';
import { AcceptInvitation } from './modules/sign-in/accept-invitation';
import { SignIn } from './modules/sign-in/sign-in';
import { SignInRefused } from './modules/sign-in/sign-in-refused';
import { SideBar } from './navigation';
import { opened } from './palette/open';
import { Opened } from './palette/opened';
import { preloadPages } from './preload';
import { usePlace } from './router';
import { beginSession, isAskedToSignIn, session, wasSignedIn } from './session';
import { SignOut } from './sign-out';
import { useStore } from './store';
import { partsOf, textOf } from './words';

const loadSecondFactor = () => import('./modules/account/second-factor');
const NONE = {};
/** Delay before the page asks again who is signed in, after the service did not respond. */
const ASK_AGAIN_MS = 3_000;

/** The console: shows a page if somebody is signed in, else the sign-in form. */
export function App() {
  const { parts } = usePlace();
  if (parts[0] === 'accept-invitation')
    return (
      <Outside title={textOf('shell.acceptTheInvitation')}>
        <AcceptInvitation />
      </Outside>
    );
  if (parts[0] === 'sign-in-refused')
    return (
      <Outside title={textOf('provider.notSignedIn')}>
        <SignInRefused />
      </Outside>
    );
  return <SignedIn />;
}

/** Asks the service who is signed in, and asks again after each failure. */
function useWhoIsSignedIn(): Read<void> {
  const asked = useRead('who is signed in', async () => {
    const { admin, ...rights } = await answerOf(api.GET('/api/admin/auth/me'));
    beginSession(admin, rights);
  });
  const { refusal, reload } = asked;
  // Each refusal is a new object, so each failure starts a new timer.
  useEffect(() => {
    if (!refusal) return undefined;
    const timer = setTimeout(() => void reload(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [refusal, reload]);
  return asked;
}

function SignedIn() {
  const { admin, isLost, secondFactor } = useStore(session);
  const asked = useWhoIsSignedIn();
  // The shown city comes from the address, or else from the account.
  const isCityKnown = usePlace().query.has('city') || admin !== undefined;
  if (admin === undefined && (isLost || asked.refusal))
    return (
      <Outside title={isLost ? textOf('shell.signIn') : textOf('shell.console')}>
        {isLost ? <SignIn /> : <NotRead of={asked} />}
      </Outside>
    );
  if (secondFactor === 'required') return <SecondFactorFirst />;
  // If somebody was signed in before, the page reads its data while the account is being read. Otherwise it must wait,
  // because the service would refuse each of its calls.
  if (admin === undefined && !wasSignedIn())
    return (
      <main id="main">
        <CurrentModule isReady={false} />
      </main>
    );
  return (
    <>
      <a class="skip" href="#main">
        {textOf('shell.skipToTheContent')}
      </a>
      <div class="frame">
        <SideBar />
        <main id="main">
          <CurrentModule isReady={isCityKnown} />
        </main>
        <Footer />
      </div>
      <Toasts />
      <Questions />
      <Opened />
      <SignInAgain />
    </>
  );
}

function Footer() {
  return (
    <footer>
      {partsOf('shell.actionsOnThisPage', {
        button: (
          <button type="button" class="quiet" aria-haspopup="dialog" onClick={() => opened.set('keys')}>
            {partsOf('shell.keys', { key: <kbd>?</kbd> })}
          </button>
        ),
      })}
    </footer>
  );
}

/** Where the service requires a second factor: the form that sets it up, and nothing else. */
function SecondFactorFirst() {
  return (
    <>
      <Outside title={textOf('shell.setUpASecond')}>
        <p>{textOf('shell.thisServiceAsksEach')}</p>
        <Lazy load={loadSecondFactor} props={NONE} />
        <SignOut />
      </Outside>
      <Toasts />
      <Questions />
    </>
  );
}

/** Shows the sign-in form in a dialog over the open page. */
function SignInAgain() {
  if (!useStore(isAskedToSignIn)) return null;
  return (
    <Dialog title={textOf('shell.signInAgain')}>
      <p>{textOf('shell.yourSessionHasEnded')}</p>
      <SignIn />
    </Dialog>
  );
}

/** A page for a visitor who is not signed in. */
function Outside({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <>
      <header class="banner">
        <span class="name">
          {mark()}
          {textOf('shell.console')}
        </span>
      </header>
      <main class="narrow">
        <Page title={title} key={title}>
          {children}
        </Page>
        <LanguageChoice onChoose={showIn} />
      </main>
      <footer>{textOf('shell.forCityStaff')}</footer>
    </>
  );
}

/** The page of the current address. @param isReady whether the page may be shown; its code is loaded before that */
function CurrentModule({ isReady }: { isReady: boolean }) {
  const { parts } = usePlace();
  const [path = '', id] = parts;
  const module = parts.length <= 2 ? MODULES.find((each) => each.path === path) : undefined;
  const code = useCode(path, module && !loadedPage(path) ? () => loadPage(module) : undefined);
  const Show = module && loadedPage(path);
  const isShown = Show !== undefined && isReady;
  useEffect(() => {
    if (isShown) void preloadPages(MODULES);
  }, [isShown]);
  if (!module)
    return (
      <Page title={textOf('shell.pageNotFound')} key={path}>
        <p>{textOf('shell.thereIsNoPage')}</p>
      </Page>
    );
  if (Show && isReady) return <Show key={module.hasList ? path : `${path}/${id ?? ''}`} id={id} />;
  if (!Show && isMissing(code.state))
    return (
      <Page title={textOf(module.label)} key={`${path} is missing`}>
        <NotLoaded code={code} />
      </Page>
    );
  return <p class="quiet loading">{textOf('shell.loading')}</p>;
}
