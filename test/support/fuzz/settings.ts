import { CONSOLE_PASSWORD, emailOf } from './people';

export const CHAT_TOKEN = 'a token of the fuzz';
const VERIFY_TOKEN = 'the verify token of the fuzz';

/** The settings of the server. */
export const SETTINGS: Record<string, string> = {
  RATE_LIMIT_GENERAL: '999999999',
  RATE_LIMIT_AUTH: '999999999',
  RATE_LIMIT_PUBLIC: '999999999',
  RATE_LIMIT_OPEN311: '999999999',
  CHAT_TOKEN,
  CHAT_VERIFY_TOKEN: VERIFY_TOKEN,
  CONSOLE_ADMIN_EMAIL: emailOf('staff'),
  CONSOLE_ADMIN_PASSWORD: CONSOLE_PASSWORD,
  SUPERADMIN_EMAILS: emailOf('superadmin'),
};

/** Values that are in no document and no answer. */
export const SECRETS: Record<string, readonly string[]> = {
  'hub.verify_token': [VERIFY_TOKEN],
  password: [CONSOLE_PASSWORD],
  '/api/admin/auth/login email': [emailOf('staffLeaver')],
};
