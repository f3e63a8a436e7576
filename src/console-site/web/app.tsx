import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { answerOf, api } from './api';
import { Dialog, Questions } from './kit/dialog';
import { Page } from './kit/page';
import { Refused } from './kit/refused';
import { Toasts } from './kit/toast';
import { MODULES } from './modules';
import { AcceptInvitation } from './modules/sign-in/accept-invitation';
import { SignInForm } from './modules/sign-in/sign-in';
import { Banner, Navigation } from './navigation';
import { refusalOf, type Refusal } from './refusal';
import { usePlace } from './router';
import { beginSession, session } from './session';
import { useStore } from './store';

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

/** Asks who is signed in, once. @returns why that cannot be said */
function useWhoIsSignedIn(): Refusal | undefined {
  const [refusal, setRefusal] = useState<Refusal>();
  useEffect(() => {
    answerOf(api.GET('/api/admin/auth/me')).then(
      (principal) => beginSession(principal.admin),
      (thrown: unknown) => setRefusal(refusalOf(thrown)),
    );
  }, []);
  return refusal;
}

function SignedIn() {
  const { admin, isLost } = useStore(session);
  const refusal = useWhoIsSignedIn();
  if (admin === undefined)
    return (
      <Outside title={isLost ? 'Sign in' : 'Console'}>
        {isLost ? (
          <SignInForm />
        ) : refusal ? (
          <Refused by={refusal} />
        ) : (
          <p class="quiet loading">Loading …</p>
        )}
      </Outside>
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
          <CurrentModule />
        </main>
      </div>
      <footer>Acts on this page are written to the audit log.</footer>
      <Toasts />
      <Questions />
      {isLost && (
        <Dialog title="Sign in again">
          <p>The session is over. What you were doing goes on when you have signed in.</p>
          <SignInForm />
        </Dialog>
      )}
    </>
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

/** The page of the address. */
function CurrentModule() {
  const { parts } = usePlace();
  const [path = '', id] = parts;
  const [loaded, setLoaded] = useState<{ path: string; Show: ComponentType<{ id: string | undefined }> }>();
  const [failed, setFailed] = useState(false);
  const module = parts.length <= 2 ? MODULES.find((each) => each.path === path) : undefined;
  useEffect(() => {
    setFailed(false);
    module?.load().then(
      ({ default: Show }) => setLoaded({ path, Show }),
      () => setFailed(true),
    );
  }, [module, path]);
  if (!module)
    return (
      <Page title="Nothing here" key={path}>
        <p>The console has no page at this address.</p>
      </Page>
    );
  if (failed) return <Refused by={{ messages: ['The page could not be loaded. Load it again.'] }} />;
  if (loaded?.path !== path) return <p class="quiet loading">Loading …</p>;
  return <loaded.Show key={`${path}/${id ?? ''}`} id={id} />;
}
