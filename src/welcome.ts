import type { FirstSignIn } from './admin-console';
import type { Config } from './config/config';

/**
 * What a person who has just started the service on their machine wants to know.
 * @param first how to sign in to the console, where its first account was made just now
 */
export function welcome(config: Config, port: number, first?: FirstSignIn): string {
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
    '',
  ].join('\n');
}
