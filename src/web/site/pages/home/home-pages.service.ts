import { Injectable } from '@nestjs/common';
import { IssueListQueries, IssueQueries } from '../../../../issues';
import { FirstPhotoQueries } from '../../first-photos.queries';
import { wordsOf } from '../../i18n/translate';
import type { SiteRequest } from '../../languages';
import type { Page, SeeOther } from '../../page';
import { NumberedIssues } from '../numbered-issues.queries';
import type { HomeQueryDto } from './home-query.dto';
import { LanguageChoiceService } from './language-choice.service';
import { homePage } from './page';

const NEWEST = 10;

/** The home page. */
@Injectable()
export class HomePagesService {
  constructor(
    private readonly issues: IssueQueries,
    private readonly lists: IssueListQueries,
    private readonly numbered: NumberedIssues,
    private readonly photos: FirstPhotoQueries,
    private readonly languages: LanguageChoiceService,
  ) {}

  /** @returns the page; a redirect for the number of an issue, or to the language that the reader has chosen */
  async open(request: SiteRequest, { q, language }: HomeQueryDto): Promise<Page | SeeOther> {
    const elsewhere = q === undefined ? this.languages.redirect(request, language) : undefined;
    if (elsewhere) return elsewhere;
    return this.numbered.openOr(q, async (numbered) =>
      homePage(wordsOf(request.language ?? 'en'), {
        figures: await this.issues.figures(),
        newest: await this.photos.addTo((await this.lists.page({ limit: NEWEST })).items),
        asked: { q, numbered },
        offered: this.languages.offered(request),
      }),
    );
  }
}
