import { useEffect } from 'preact/hooks';
import { answerOf, api } from './api';
import { isMissing } from './kit/attempts';
import { useCode } from './kit/code';
import { Dialog, Questions } from './kit/dialog';
import { NotLoaded } from './kit/lazy';
import { type Loading, NotRead, useLoad } from './kit/load';
import { Page } from './kit/page';
import { Toasts } from './kit/toast';
import { loadedPage, loadPage, MODULES } from './modules';
import { AcceptInvitation } from './modules/sign-in/accept-invitation';
import { SignInForm } from './modules/sign-in/sign-in';
import { Banner, Navigation } from './navigation';
import { preloadPages } from './preload';
import { usePlace } from './router';
import { beginSession, isAskedToSignIn, session, wasSignedIn } from './session';
import { useStore } from './store';

/** How soon it is asked again who is signed in, where the service was away. */
const ASK_AGAIN_MS = 3_000;

/** The console: a page for whoever is signed in, else the way to sign in. */
export function App() {
  const { parts } = usePlace();
  if (parts[0] === 'accept-invitation')
    return (
      <Outside title="Accept the invitation">
        <AcceptInvitation />
      </Outside>
    );
  return <SignedIn />;
}

/** Asks who is signed in, and again while that cannot be said. */
function useWhoIsSignedIn(): Loading<void> {
  const asked = useLoad('who is signed in', async () => {
    const { admin } = await answerOf(api.GET('/api/admin/auth/me'));
    beginSession(admin);
  });
  const { refusal, reload } = asked;
  // Each refusal is another object, so each waits anew.
  useEffect(() => {
    if (!refusal) return undefined;
    const timer = setTimeout(() => void reload(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [refusal, reload]);
  return asked;
}

function SignedIn() {
  const { admin, isLost } = useStore(session);
  const asked = useWhoIsSignedIn();
  // Which city is shown follows from the address, or else from the account.
  const isCityKnown = usePlace().query.has('city') || admin !== undefined;
  if (admin === undefined && (isLost || asked.refusal))
    return (
      <Outside title={isLost ? 'Sign in' : 'Console'}>
        {isLost ? <SignInForm /> : <NotRead of={asked} />}
      </Outside>
    );
  // Where somebody was signed in, the page is read while that is asked; else each call of it would be refused as well.
  if (admin === undefined && !wasSignedIn())
    return (
      <main id="main">
        <CurrentModule isReady={false} />
      </main>
    );
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <Banner />
      <div class="frame">
        <Navigation />
        <main id="main">
          <CurrentModule isReady={isCityKnown} />
        </main>
      </div>
      <footer>Acts on this page are written to the audit log.</footer>
      <Toasts />
      <Questions />
      <SignInAgain />
    </>
  );
}

/** Asks to sign in over the page that is open. */
function SignInAgain() {
  if (!useStore(isAskedToSignIn)) return null;
  return (
    <Dialog title="Sign in again">
      <p>The session is over. What you were doing goes on when you have signed in.</p>
      <SignInForm />
    </Dialog>
  );
}

/** A page for whoever is not signed in. */
function Outside({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <>
      <header class="banner">
        <span class="name">Console</span>
      </header>
      <main class="narrow">
        <Page title={title} key={title}>
          {children}
        </Page>
      </main>
      <footer>For city staff</footer>
    </>
  );
}

/** The page of the address. @param isReady whether it may be shown; its code is loaded before */
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
      <Page title="Nothing here" key={path}>
        <p>The console has no page at this address.</p>
      </Page>
    );
  if (Show && isReady) return <Show key={`${path}/${id ?? ''}`} id={id} />;
  if (!Show && isMissing(code.state))
    return (
      <Page title={module.label} key={`${path} is missing`}>
        <NotLoaded code={code} />
      </Page>
    );
  return <p class="quiet loading">Loading …</p>;
}
