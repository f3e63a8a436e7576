import { Get } from '@nestjs/common';
import type { Words } from '../../i18n/translate';
import type { Page } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { cityChoicePage } from './page';

/** The pages of a reader who has not chosen a city yet: each part leads to that of a city. */
@SiteController()
export class CityChoiceController {
  @Get('report')
  @SitePage('The cities in which an issue can be reported')
  report(@PageWords() words: Words): Page {
    return cityChoicePage(words, '/report', 'nav.report');
  }

  @Get('map')
  @SitePage('The cities that have a map')
  map(@PageWords() words: Words): Page {
    return cityChoicePage(words, '/map', 'bar.map');
  }

  @Get('wards')
  @SitePage('The cities that have wards')
  wards(@PageWords() words: Words): Page {
    return cityChoicePage(words, '/wards', 'nav.wards');
  }
}
