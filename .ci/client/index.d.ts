import type { Client } from 'openapi-fetch';
import type { paths as ConsolePaths } from './console.js';
import type { paths as PublicPaths } from './public.js';
import type { paths as TokenPaths } from './token.js';

export type { components as ConsoleComponents } from './console.js';
export type { components as PublicComponents } from './public.js';
export type { components as TokenComponents } from './token.js';

type Given<Value> = Value | (() => Value | undefined | Promise<Value | undefined>);

interface ClientOptions {
  /** Where the service is, without a path: `https://issues.example`. */
  baseUrl: string;
  /** What sends the requests; that of the platform unless given. */
  fetch?: (request: Request) => Promise<Response>;
}

/** The token API. `accessToken` is asked for before each request when it is a function; without it one is anonymous. */
export function tokenApi(options: ClientOptions & { accessToken?: Given<string> }): Client<TokenPaths>;

/** The public read API of the cities. */
export function publicApi(options: ClientOptions): Client<PublicPaths>;

/** The console API. In a browser the session cookie is sent by itself; elsewhere give it as `cookie`. */
export function consoleApi(options: ClientOptions & { cookie?: Given<string> }): Client<ConsolePaths>;

/** The session cookie of a sign-in to the console, as `consoleApi` takes it; undefined where there is none. */
export function sessionCookieOf(response: Response): string | undefined;
