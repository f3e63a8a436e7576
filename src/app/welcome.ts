import type { Config } from '../platform/config/config';
import { hostsInNetwork } from '../platform/config/own-addresses';
import type { InitialCredentials } from './initial-credentials';

/** The text for a person who has just started the service on their machine. */
export function welcome(config: Config, port: number, credentials: InitialCredentials = {}): string {
  const origin = originOf(config, port);
  const json = `-H 'Content-Type: application/json'`;
  const pages = [
    `  Site       ${origin}/`,
    `  Console    ${origin}/console`,
    ...(config.localIdentity ? [`  Mails      ${origin}/dev/mail`] : []),
    `  API        ${origin}/api/`,
    `  API page   ${origin}/docs`,
    `  Issues     ${origin}/api/issues?city=mumbai`,
  ];
  const signIn = [
    `  Sign in (the answer holds your accessToken):`,
    `    curl -s ${origin}/dev/identity ${json} -d '{"email":"you@example.org","name":"You"}' | curl -s ${origin}/api/auth/google ${json} -d @-`,
    '',
  ];
  return [
    '',
    '  Civic Issue Service is running.',
    '',
    ...pages,
    '',
    ...forOtherMachines(config, port, origin),
    ...(config.localIdentity ? signIn : []),
    shownOnce(config, port, credentials),
  ].join('\n');
}

/** The lines with what was created at this start and is shown only once; empty if nothing was. */
export function shownOnce(config: Config, port: number, { signIn, openKey }: InitialCredentials): string {
  const origin = originOf(config, port);
  const account = signIn && [
    `  The console's first account, shown this once (${origin}/console):`,
    `    ${signIn.email}  ${signIn.password}`,
    '',
  ];
  const open311 = openKey !== undefined && [
    `  A key for reporting in Mumbai over Open311, shown this once (POST ${origin}/open311/v2/requests.json):`,
    `    ${openKey}`,
    '',
  ];
  return [...(account || []), ...(open311 || [])].map((line) => `${line}\n`).join('');
}

/** The addresses for a phone in the same network, beside the one of the pages above. */
function forOtherMachines({ host, localIdentity }: Config, port: number, origin: string): string[] {
  const origins = hostsInNetwork(host).map((each) => `http://${each}:${port}`);
  if (!localIdentity || origins.length === 0) return [];
  return [
    '  For a phone in the same network (set PUBLIC_BASE_URL for links to another address than the first):',
    ...[...new Set([origin, ...origins])].map((each) => `    ${each}/`),
    '',
  ];
}

/** With the port that the system chose, if the settings leave it the choice. */
function originOf({ publicBaseUrl }: Config, port: number): string {
  return publicBaseUrl.replace(/:0$/, `:${port}`);
}
