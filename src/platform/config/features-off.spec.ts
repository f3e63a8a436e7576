import { completeConfig, readSettings } from './config';
import { featuresOff } from './features-off';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db/x',
  JWT_SECRET: 'a secret of more than thirty-two bytes',
  OIDC_AUDIENCE: 'client-id',
  PUBLIC_BASE_URL: 'https://issues.city.gov.in',
  PERSONAL_DATA_KEY_FILE: '/etc/civic/personal-data.key',
};
const ALL = {
  OIDC_CLIENT_ID: 'client-id',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'Issues <noreply@issues.city.gov.in>',
  VAPID_PUBLIC_KEY: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  VAPID_PRIVATE_KEY: 'UUxI4O8-FbRouAevSmBQ6o18hgE4nSG3qwvJTfKc-ls',
  CHAT_TOKEN: 'token',
  PHOTO_ACCESS_TOKEN: 'token',
  PHOTO_USER_ID: '1',
  PHOTO_API_URL: 'https://photo.example.org',
  MICRO_BEARER_TOKEN: 'token',
  MICRO_USER_ID: '1',
  MICRO_API_URL: 'https://micro.example.org',
  GEOCODER_URL: 'https://places.example.org',
  MAP_TILE_URL: 'https://tiles.example.org/{z}/{x}/{y}.png',
  MAP_TILE_ATTRIBUTION: 'somebody',
  METRICS_PORT: '9464',
};
const off = (environment: Record<string, string>) => {
  const provided = { databaseUrl: 'postgres://db/x', jwtSecret: 'x'.repeat(32) };
  return featuresOff(completeConfig(readSettings(environment), provided)).map(({ setting }) => setting);
};

describe('features that are off for want of a setting', () => {
  it('are none on a first look, which has its own provider of identities and mails', () => {
    expect(off({})).toEqual([]);
  });

  it('are sign-in on the pages, and mails, without the built-in ones', () => {
    expect(off({ LOCAL_IDENTITY: 'false' })).toEqual(['OIDC_CLIENT_ID', 'SMTP_URL']);
    expect(off({ DATABASE_URL: 'postgres://db/x' })).toEqual([
      'OIDC_CLIENT_ID',
      'SMTP_URL',
      'VAPID_PUBLIC_KEY',
    ]);
  });

  it('are named one by one in production', () => {
    expect(off({ ...PRODUCTION, ...ALL })).toEqual([]);
    for (const name of [
      'OIDC_CLIENT_ID',
      'SMTP_URL',
      'CHAT_TOKEN',
      'PHOTO_ACCESS_TOKEN',
      'PHOTO_USER_ID',
      'PHOTO_API_URL',
      'MICRO_BEARER_TOKEN',
      'MICRO_USER_ID',
      'MICRO_API_URL',
      'GEOCODER_URL',
      'METRICS_PORT',
    ])
      expect(off({ ...PRODUCTION, ...ALL, [name]: '' })).toEqual([name]);
    const pairs = { VAPID_PUBLIC_KEY: 'VAPID_PRIVATE_KEY', MAP_TILE_URL: 'MAP_TILE_ATTRIBUTION' };
    for (const [name, other] of Object.entries(pairs))
      expect(off({ ...PRODUCTION, ...ALL, [name]: '', [other]: '' })).toEqual([name]);
  });

  it('are each reported once if nothing of a channel is set', () => {
    expect(off(PRODUCTION)).toEqual([
      'OIDC_CLIENT_ID',
      'SMTP_URL',
      'VAPID_PUBLIC_KEY',
      'CHAT_TOKEN',
      'PHOTO_ACCESS_TOKEN',
      'MICRO_BEARER_TOKEN',
      'GEOCODER_URL',
      'MAP_TILE_URL',
      'METRICS_PORT',
    ]);
  });
});
