/** A colour as `#rrggbb`. */
export type Colour = string;

const IS_COLOUR = /^#[0-9a-f]{6}$/i;

/** Whether a text is a colour as `#rrggbb`. */
export function isColour(text: string): text is Colour {
  return IS_COLOUR.test(text);
}

const partsOf = (colour: Colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastOf(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(colour: Colour): number {
  const [red, green, blue] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A mixture of two colours. @param share of the other one, from 0 to 1 */
export function mixOf(one: Colour, other: Colour, share: number): Colour {
  const others = partsOf(other);
  const mixed = partsOf(one).map((part, at) => Math.round(part + ((others[at] ?? 0) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A colour that is mixed with white until it has a contrast with a background. */
export function lightened(colour: Colour, background: Colour, contrast: number): Colour {
  const shares = Array.from({ length: 20 }, (_, step) => step / 20);
  const share =
    shares.find((each) => contrastOf(mixOf(colour, '#ffffff', each), background) >= contrast) ?? 1;
  return mixOf(colour, '#ffffff', share);
}
