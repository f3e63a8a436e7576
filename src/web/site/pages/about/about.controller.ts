import { Get } from '@nestjs/common';
import { noticeIn } from '../../../../personal-data';
import { Config } from '../../../../platform/config/config';
import type { Words } from '../../i18n/translate';
import type { Page } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { foreignHosts } from '../../page-headers';
import { noticePage } from './notice-page';
import { offlinePage, privacyPage, textPage } from './page';

/** The pages about the site itself. */
@SiteController()
export class AboutController {
  constructor(private readonly config: Config) {}

  @Get('about')
  @SitePage('What the site is')
  about(@PageWords() words: Words): Page {
    return textPage(words, 'about');
  }

  @Get('accessibility')
  @SitePage('How everyone can use the site')
  accessibility(@PageWords() words: Words): Page {
    return textPage(words, 'accessibility');
  }

  @Get('offline')
  @SitePage('What a browser shows without a network, in place of a page that it has not stored')
  offline(@PageWords() words: Words): Page {
    return offlinePage(words);
  }

  @Get('about/privacy')
  @SitePage('The notice about personal data: which, why, who sees them, how long, and what to do')
  notice(@PageWords() { language }: Words): Page {
    return noticePage(noticeIn(language, this.config));
  }

  @Get('privacy')
  @SitePage('Which data the site stores about people, and what everyone sees')
  privacy(@PageWords() words: Words): Page {
    return privacyPage(words, foreignHosts(this.config));
  }
}
