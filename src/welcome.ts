import type { FirstSignIn } from './admin-console';
import type { Config } from './config/config';

/** What was created at this start, and is shown only once. */
export interface FirstLook {
  /** How to sign in to the console. */
  signIn?: FirstSignIn;
  /** The key of an Open311 client. */
  openKey?: string;
}

/** The text for a person who has just started the service on their machine. */
export function welcome(config: Config, port: number, { signIn: first, openKey }: FirstLook = {}): string {
  const origin = `http://localhost:${port}`;
  const json = `-H 'Content-Type: application/json'`;
  const signIn = [
    `  Sign in (the answer holds your accessToken):`,
    `    curl -s ${origin}/dev/identity ${json} -d '{"email":"you@example.org","name":"You"}' | curl -s ${origin}/api/auth/google ${json} -d @-`,
  ];
  const account = first && [
    `  The console's first account, shown this once (${origin}/console):`,
    `    ${first.email}  ${first.password}`,
    '',
  ];
  const open311 =
    openKey === undefined
      ? []
      : [
          `  A key for reporting in Mumbai over Open311, shown this once (POST ${origin}/open311/v2/requests.json):`,
          `    ${openKey}`,
          '',
        ];
  return [
    '',
    '  Civic Issue Service is running.',
    '',
    `  Site       ${origin}/`,
    `  Console    ${origin}/console`,
    `  API        ${origin}/api/`,
    `  API page   ${origin}/docs`,
    `  Issues     ${origin}/api/issues?city=mumbai`,
    '',
    ...(config.localIdentity ? signIn : []),
    '',
    ...(account ?? []),
    ...open311,
    '',
  ].join('\n');
}
