import { CITY_SLUGS, type CitySlug } from '../../kernel/cities';
import { emailKey } from '../../kernel/text/email-address';
import { ConsoleSettings } from './console-settings';
import { Setting } from './setting';
import { AnyUrl, Flag, HttpUrl, List, OneOf, Origins, Secret, Text, WholeNumber } from './setting-rules';

/** Settings of access, rate limits, and automatic actions. */
export class PolicySettings extends ConsoleSettings {
  @Setting({
    about:
      'The secret that signs access and refresh tokens (HS256). Required in production; otherwise generated once into DATA_DIR',
    fix: 'Set at least 32 random bytes, for example the output of: openssl rand -base64 48',
  })
  @Secret(32)
  JWT_SECRET?: string;

  @Setting({
    about:
      'The file with the key that protects the keys of personal data: base64 of 32 bytes. Without the file, sealed names and notes cannot be read, so back it up apart from the database. Further lines may have earlier keys, until `npm run keys:rewrap` has run. Required in production; otherwise generated once into DATA_DIR',
    fix: 'Set a file with one line, for example the output of: openssl rand -base64 32',
  })
  @Text()
  PERSONAL_DATA_KEY_FILE?: string;

  @Setting({
    about: 'The identity provider whose ID tokens sign people in',
    fallback: 'https://accounts.google.com',
    fix: 'Set the issuer URL exactly as it is in the tokens of the provider.',
  })
  @AnyUrl()
  OIDC_ISSUER!: string;

  @Setting({
    about:
      'The OAuth client ids whose ID tokens are accepted, separated by commas. Required in production. Unset: no ID tokens are accepted',
    fix: 'Set the client id of your web or mobile application.',
  })
  @List()
  OIDC_AUDIENCE?: string[];

  @Setting({
    about: 'Where the provider publishes its signing keys',
    fallback: 'https://www.googleapis.com/oauth2/v3/certs',
    fix: "Set the provider's jwks_uri.",
  })
  @HttpUrl()
  OIDC_JWKS_URI!: string;

  @Setting({
    about:
      'The OAuth client id of the pages, with which people sign in at the identity provider (authorization code with PKCE); its ID tokens are accepted, too. Unset: on the pages, sign-in is possible only through local identity',
    fix: 'Set the client id of a web application with the redirect URI PUBLIC_BASE_URL/sign-in/callback, or unset it.',
  })
  @Text()
  OIDC_CLIENT_ID?: string;

  @Setting({
    about: 'The secret of that client. Unset: it is a public client',
    fix: 'Set the client secret, or unset it if the provider gave none.',
  })
  @Text()
  OIDC_CLIENT_SECRET?: string;

  @Setting({
    about: 'Where the provider signs people in',
    fallback: 'https://accounts.google.com/o/oauth2/v2/auth',
    fix: "Set the provider's authorization_endpoint.",
  })
  @HttpUrl()
  OIDC_AUTHORIZATION_URL!: string;

  @Setting({
    about: 'Where the provider exchanges a code for an ID token',
    fallback: 'https://oauth2.googleapis.com/token',
    fix: "Set the provider's token_endpoint.",
  })
  @HttpUrl()
  OIDC_TOKEN_URL!: string;

  @Setting({
    about:
      'true: the server is its own small identity provider (POST /dev/identity), so that sign-in works offline. Unset: true only with the embedded database outside production. Refused in production',
    fix: 'Unset it, or set it to false in production.',
  })
  @Flag()
  LOCAL_IDENTITY?: boolean;

  @Setting({
    about: 'Verified emails that become superadmin when they sign in, separated by commas',
    fallback: '',
    fix: 'Set a comma-separated list of email addresses.',
  })
  @List(emailKey)
  SUPERADMIN_EMAILS!: string[];

  @Setting({
    about: 'The city of a new account',
    fallback: 'mumbai',
    fix: `Set one of ${CITY_SLUGS.join(', ')}.`,
  })
  @OneOf(CITY_SLUGS)
  DEFAULT_CITY!: CitySlug;

  @Setting({
    about: 'The API that answers on a shared path if the request selects none',
    fallback: 'token',
    fix: 'Set it to token or public.',
  })
  @OneOf(['token', 'public'])
  DEFAULT_API_SURFACE!: 'token' | 'public';

  @Setting({
    about: 'Host names on which the public API answers on shared paths, separated by commas',
    fallback: '',
    fix: 'Set a comma-separated list of host names, without scheme.',
  })
  @List((entry) => entry.toLowerCase())
  PUBLIC_API_HOSTS!: string[];

  @Setting({
    about: 'Web origins that may call the API with credentials, separated by commas',
    fallback: '',
    fix: 'Set a comma-separated list of origins such as https://app.example.org. A wildcard is not accepted.',
  })
  @Origins()
  CORS_ORIGINS!: string[];

  @Setting({
    about:
      'The number of reverse proxies in front; the client address is the X-Forwarded-For entry at this position from the right',
    fallback: '0',
    fix: 'Set the exact number of proxies, 0 for none.',
  })
  @WholeNumber(0, 10)
  TRUST_PROXY!: number;

  @Setting({
    about: 'Requests per window and client address over all routes of the token API',
    fallback: '100',
    fix: 'Set a positive whole number.',
  })
  @WholeNumber(1, 999_999_999)
  RATE_LIMIT_GENERAL!: number;

  @Setting({
    about: 'Requests per window and client address on /api/auth/*',
    fallback: '20',
    fix: 'Set a positive whole number.',
  })
  @WholeNumber(1, 999_999_999)
  RATE_LIMIT_AUTH!: number;

  @Setting({
    about: 'Requests per window and client address on the public read API',
    fallback: '600',
    fix: 'Set a positive whole number.',
  })
  @WholeNumber(1, 999_999_999)
  RATE_LIMIT_PUBLIC!: number;

  @Setting({
    about: 'Requests for feeds per window and client address',
    fallback: '600',
    fix: 'Set a positive whole number.',
  })
  @WholeNumber(1, 999_999_999)
  RATE_LIMIT_FEEDS!: number;

  @Setting({
    about: 'Reports per window and registered client of Open311. Unset: the value of RATE_LIMIT_GENERAL',
    fix: 'Set a positive whole number, or unset it.',
  })
  @WholeNumber(1, 999_999_999)
  RATE_LIMIT_OPEN311?: number;

  @Setting({
    about:
      'Pages per window and client address for people who are not signed in; one address of a mobile carrier may stand for thousands',
    fallback: '6000',
    fix: 'Set a positive whole number.',
  })
  @WholeNumber(1, 999_999_999)
  RATE_LIMIT_SITE!: number;

  @Setting({
    about: 'Pages per window and account for people who are signed in',
    fallback: '600',
    fix: 'Set a positive whole number.',
  })
  @WholeNumber(1, 999_999_999)
  RATE_LIMIT_SITE_SESSION!: number;

  @Setting({
    about:
      'Requests to follow something by mail per window and client address: each may send a mail to the address of another person',
    fallback: '10',
    fix: 'Set a positive whole number.',
  })
  @WholeNumber(1, 999_999_999)
  RATE_LIMIT_FOLLOW!: number;

  @Setting({
    about: 'Realtime connections that one client address may open per minute',
    fallback: '300',
    fix: 'Set a positive whole number.',
  })
  @WholeNumber(1, 999_999_999)
  RATE_LIMIT_REALTIME!: number;

  @Setting({
    about:
      'Connections that one client address may hold open at an instance. With TRUST_PROXY only realtime connections: the proxy limits the others',
    fallback: '2000',
    fix: 'Set a positive whole number.',
  })
  @WholeNumber(1, 999_999_999)
  CONNECTIONS_PER_ADDRESS!: number;

  @Setting({
    about: 'The length of the rate-limit window in seconds',
    fallback: '900',
    fix: 'Set a number of seconds between 1 and 86400.',
  })
  @WholeNumber(1, 86_400)
  RATE_LIMIT_WINDOW_S!: number;

  @Setting({
    about:
      'The licence of the data sets, as its SPDX identifier, shown in their description. Unset: no licence is named',
    fix: 'Set an identifier such as CC-BY-4.0 or ODbL-1.0, or unset it.',
  })
  @Text()
  DATA_LICENSE?: string;
}
