import { Injectable } from '@nestjs/common';
import { Config } from '../../../../platform/config/config';
import { AssetsService } from '../../assets.service';
import type { Words } from '../../i18n/translate';
import { siteNameIn } from '../../site-name';
import { manifestOf } from './manifest';

/** Writes the manifest of the site. */
@Injectable()
export class ManifestService {
  constructor(
    private readonly assets: AssetsService,
    private readonly config: Config,
  ) {}

  /** The manifest in a language, as JSON. */
  of(words: Words): Buffer {
    const name = siteNameIn(words.language, this.config.settings);
    return Buffer.from(JSON.stringify(manifestOf(words, name, this.assets.urlOf('mark.svg'))));
  }
}
