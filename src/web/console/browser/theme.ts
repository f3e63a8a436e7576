import { createStore, useStore } from './store';
import type { Key } from './words';

const SETTING = 'console-colours';
const DARK = '(prefers-color-scheme: dark)';

/** The colours of the pages; `device`: what the device asks for. */
export type Theme = 'device' | 'light' | 'dark';

export const THEMES: Readonly<Record<Theme, Key>> = {
  device: 'theme.device',
  light: 'theme.light',
  dark: 'theme.dark',
};

const isTheme = (value: string | null): value is Theme => value !== null && value in THEMES;

const theme = createStore<Theme>(readSetting());

function readSetting(): Theme {
  try {
    const kept = localStorage.getItem(SETTING);
    return isTheme(kept) ? kept : 'device';
  } catch {
    // The browser may forbid storage.
    return 'device';
  }
}

/** The rules for dark colours of all style sheets. Found once, before a choice changes their condition. */
let rules: CSSMediaRule[] | undefined;

function darkRules(): CSSMediaRule[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes(DARK)) as CSSMediaRule[];
}

/** Shows the chosen colours: the rules for dark ones apply always, never, or if the device asks for them. */
export function showTheme(): void {
  const chosen = theme.get();
  rules ??= darkRules();
  for (const { media } of rules) media.mediaText = { device: DARK, light: 'not all', dark: 'all' }[chosen];
  // Also the fields, scroll bars and the canvas that the browser paints.
  document.documentElement.style.colorScheme = chosen === 'device' ? '' : chosen;
}

/** The chosen colours, and what chooses others, in this browser. */
export function useTheme(): [Theme, (chosen: string) => void] {
  return [useStore(theme), chooseTheme];
}

function chooseTheme(chosen: string): void {
  if (!isTheme(chosen)) return;
  theme.set(chosen);
  showTheme();
  try {
    localStorage.setItem(SETTING, chosen);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
