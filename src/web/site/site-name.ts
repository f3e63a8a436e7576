import type { Settings } from '../../platform/config/settings';
import { wordsOf } from './i18n/translate';
import type { Language } from './languages';

/** The name of the site in a language; an operator's own name is the same in all. */
export function siteNameIn(language: Language, { SITE_NAME }: Pick<Settings, 'SITE_NAME'>): string {
  return SITE_NAME ?? wordsOf(language).text('siteName');
}
