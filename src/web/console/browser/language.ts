import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '../../../kernel/console';
import { loadWords } from './words';

const SETTING = 'console-language';

const isLanguage = (value: string | undefined | null): value is ConsoleLanguage =>
  CONSOLE_LANGUAGES.some((each) => each === value);

/** The language that this browser showed the console in; undefined if it is not known. */
function rememberedLanguage(): ConsoleLanguage | undefined {
  try {
    const kept = localStorage.getItem(SETTING);
    return isLanguage(kept) ? kept : undefined;
  } catch {
    // The browser may forbid storage.
    return undefined;
  }
}

/**
 * The first language of somebody that the console has, else English.
 * @param wanted such as `hi-IN`, the preferred first
 */
export function languageAmong(wanted: readonly string[]): ConsoleLanguage {
  return wanted.map((each) => each.toLowerCase().split('-')[0]).find(isLanguage) ?? 'en';
}

/** The language to show: the remembered one, else that of the browser. */
const languageToShow = (): ConsoleLanguage => rememberedLanguage() ?? languageAmong(navigator.languages);

/** Loads the texts in the language to show. If they cannot be loaded, the page is in English. */
export async function loadLanguage(): Promise<void> {
  try {
    await loadWords(languageToShow());
  } catch {
    // A reload tries again; the console is of use in English meanwhile.
  }
}

/** Shows the console in another language from now on: the page is loaded again. */
export function showIn(language: ConsoleLanguage): void {
  if (remember(language)) window.location.reload();
}

/**
 * Shows the console in the language that an account has chosen.
 * @param language undefined: it has chosen none
 * @returns whether the page is being loaded again for that
 */
export function followAccount(language: ConsoleLanguage | undefined): boolean {
  if (language === undefined || language === languageToShow() || !remember(language)) return false;
  window.location.reload();
  return true;
}

/** @returns whether the browser remembers it: loading the page again without that would not end */
function remember(language: ConsoleLanguage): boolean {
  try {
    localStorage.setItem(SETTING, language);
  } catch {
    // The browser may forbid storage.
  }
  return rememberedLanguage() === language;
}
