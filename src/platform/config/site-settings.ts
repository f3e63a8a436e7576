import { PushSettings } from './push-settings';
import { Setting } from './setting';
import { BackgroundColour, Text, TextOfLength } from './setting-rules';

/** Settings of the look of the site. */
export class SiteSettings extends PushSettings {
  @Setting({
    about: 'The name of the site, in every language. Unset: Civic Issues, translated',
    fix: 'Set a name of 2 to 40 characters, or unset it.',
  })
  @TextOfLength(2, 40)
  SITE_NAME?: string;

  @Setting({
    about:
      'The mark of the site, an SVG file of at most 64 KB: in the header, and on the icons and the pictures of links. Unset: a pin with a tick',
    fix: 'Name a readable SVG file whose drawing is in the file itself, or unset it.',
  })
  @Text()
  SITE_MARK?: string;

  @Setting({
    about:
      'The colour of buttons, selected things and the mark of the site, as #rrggbb; white text is on it. In dark mode a lighter one is used. Unset: #0b5a52',
    fix: 'Set a darker colour such as #0b5a52, or unset it.',
  })
  @BackgroundColour('#ffffff')
  SITE_BRAND?: string;

  @Setting({
    about: 'The colour of the button that reports an issue, as #rrggbb; dark text is on it. Unset: #ffc233',
    fix: 'Set a lighter colour such as #ffc233, or unset it.',
  })
  @BackgroundColour('#221a00')
  SITE_ACCENT?: string;
}
