import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config, StartRefused } from '../../../../platform/config/config';
import { DomainError } from '../../../../platform/http/domain-error';
import { AssetsService } from '../../assets.service';

/** The surface below the mark. */
const PAPER = '#f6f5f1';

/**
 * The icons of the installed site: the side of each in pixels, and the share of it that the mark has. Of a maskable
 * one, a device may cut off all outside of a circle; iOS shows what is transparent as black.
 */
const ICONS = {
  favicon: { side: 32, mark: 1, isOpaque: false },
  '192': { side: 192, mark: 0.9, isOpaque: false },
  '512': { side: 512, mark: 0.9, isOpaque: false },
  maskable: { side: 512, mark: 0.6, isOpaque: true },
  'apple-touch': { side: 180, mark: 0.75, isOpaque: true },
} as const;
type IconName = keyof typeof ICONS;

function isIcon(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

/** Draws the icons of the site from its mark, each once. */
@Injectable()
export class SiteIconsService implements OnModuleInit {
  private readonly drawn = new Map<IconName, Promise<Buffer>>();

  constructor(
    private readonly assets: AssetsService,
    private readonly config: Config,
  ) {}

  /** Draws the mark of an operator, so that one that cannot be drawn is known at the start. @throws StartRefused */
  async onModuleInit(): Promise<void> {
    if (this.config.settings.SITE_MARK === undefined) return;
    const drawn = this.of('favicon').then(hasDrawing, (error: unknown) => {
      throw new StartRefused('SITE_MARK', error);
    });
    if (!(await drawn)) throw new StartRefused('SITE_MARK', 'the file draws nothing');
  }

  /** The PNG of an icon. @throws DomainError `notFound` if there is none of that name */
  async of(name: string): Promise<Buffer> {
    if (!isIcon(name)) throw new DomainError('notFound', 'There is no such icon');
    const known = this.drawn.get(name) ?? this.draw(name);
    this.drawn.set(name, known);
    // Failures are not kept.
    known.catch(() => this.drawn.delete(name));
    return known;
  }

  private async draw(name: IconName): Promise<Buffer> {
    // Loaded with the first icon, not at start.
    const { default: sharp } = await import('sharp');
    const { side, mark, isOpaque } = ICONS[name];
    const width = Math.round(side * mark);
    const picture = await sharp(this.assets.contentOf('mark.svg'), { density: 72 * (width / 32) })
      .resize(width, width, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer();
    const background = isOpaque ? PAPER : { r: 0, g: 0, b: 0, alpha: 0 };
    return sharp({ create: { width: side, height: side, channels: 4, background } })
      .composite([{ input: picture }])
      .png({ palette: true })
      .toBuffer();
  }
}

/** Whether a picture has anything but transparent pixels. */
async function hasDrawing(png: Buffer): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  const { channels } = await sharp(png).ensureAlpha().stats();
  return channels.at(-1)!.max > 0;
}
