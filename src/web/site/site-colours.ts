import { lightened, mixOf } from '../../platform/config/colour';
import type { Settings } from '../../platform/config/settings';

/** The surface of cards in dark mode, and the contrast of links and buttons on it. */
const DARK = '#1b2127';
const DARK_CONTRAST = 6.7;

/** The colours of the mark as it is drawn. */
const MARK_BRAND = '#0b5a52';
const MARK_ACCENT = '#ffc233';

type Colours = Pick<Settings, 'SITE_BRAND' | 'SITE_ACCENT'>;

/** The rules that replace the design tokens by the colours of the operator; '' if there are none. */
export function colourRules({ SITE_BRAND: brand, SITE_ACCENT: accent }: Colours): string {
  const rules: string[] = [];
  if (accent) rules.push(`:root{--sun:${accent};--sun-edge:${mixOf(accent, '#000000', 0.45)}}`);
  if (brand) {
    const dark = lightened(brand, DARK, DARK_CONTRAST);
    const [strong, tint] = [mixOf(brand, '#000000', 0.2), mixOf(brand, '#ffffff', 0.9)];
    const [darkStrong, darkTint] = [mixOf(dark, '#ffffff', 0.35), mixOf(brand, DARK, 0.7)];
    rules.push(
      `:root{--brand:${brand};--brand-strong:${strong};--brand-tint:${tint}}`,
      `@media (prefers-color-scheme:dark){:root{--brand:${dark};--brand-strong:${darkStrong};--brand-tint:${darkTint}}}`,
    );
  }
  return rules.join('');
}

/** The mark in the colours of the operator. @param svg as it is drawn */
export function colouredMark(svg: string, { SITE_BRAND: brand, SITE_ACCENT: accent }: Colours): string {
  return svg.replaceAll(MARK_BRAND, brand ?? MARK_BRAND).replaceAll(MARK_ACCENT, accent ?? MARK_ACCENT);
}
