import type { Config } from './platform/config/config';

/** What a person who has just started the service on their machine wants to know. */
export function welcome(config: Config, port: number): string {
  const origin = `http://localhost:${port}`;
  const json = `-H 'Content-Type: application/json'`;
  const signIn = [
    `  Sign in (the answer holds your accessToken):`,
    `    curl -s ${origin}/dev/identity ${json} -d '{"email":"you@example.org","name":"You"}' | curl -s ${origin}/api/auth/google ${json} -d @-`,
  ];
  return [
    '',
    '  Civic Issue Service is running.',
    '',
    `  API        ${origin}/api/`,
    `  API page   ${origin}/docs`,
    `  Issues     ${origin}/api/issues?city=mumbai`,
    '',
    ...(config.localIdentity ? signIn : []),
    '',
    '',
  ].join('\n');
}
