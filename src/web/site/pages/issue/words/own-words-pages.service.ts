import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../../../kernel/people/actor';
import { FlashMessagesService } from '../../../forms/flash-messages.service';
import { isOfAnother } from '../../../forms/form-account';
import { FoundWordsService } from '../../../forms/found-words.service';
import { wordsOf } from '../../../i18n/translate';
import type { Problems } from '../../../kit/fields';
import type { SiteRequest } from '../../../languages';
import type { Page, SeeOther } from '../../../page';
import type { IssuePath } from '../../../site.decorators';
import { IssueViewService } from '../issue-view.service';
import type { OwnWordsQueryDto, TakeOutFormDto } from './own-words.dto';
import { OwnWordsService } from './own-words.service';
import { ownWordsPage } from './page';

/** The pages on which people take words out of what they wrote. */
@Injectable()
export class OwnWordsPagesService {
  constructor(
    private readonly issues: IssueViewService,
    private readonly own: OwnWordsService,
    private readonly words: FoundWordsService,
    private readonly flash: FlashMessagesService,
  ) {}

  /**
   * @throws IssueNotFound; Forbidden if it is not the reader's
   */
  async show(
    request: SiteRequest,
    actor: Actor,
    issue: IssuePath,
    { of, words = '' }: OwnWordsQueryDto,
  ): Promise<Page> {
    await this.issues.issueAt(issue, actor);
    return this.page(request, actor, issue, { of: of ?? issue.id, removed: [words] });
  }

  /**
   * Takes words out.
   * @returns the issue, or the page again with the problem and what was typed
   * @throws as `show`
   */
  async takeOut(
    request: SiteRequest,
    actor: Actor,
    issue: IssuePath,
    { of: named, removed }: TakeOutFormDto,
  ): Promise<Page | SeeOther> {
    await this.issues.issueAt(issue, actor);
    const form = { of: named || issue.id, removed: removed.filter((each) => each.trim() !== '') };
    if (isOfAnother(request)) return this.page(request, actor, issue, form, { state: 'problem.account' });
    if (await this.own.takeOut(actor, { issueId: issue.id, of: form.of }, form.removed))
      return this.flash.seeIssue(issue, 'takeOut', []);
    return this.page(request, actor, issue, form, { removed: 'problem.takeOut' });
  }

  private async page(
    { language = 'en' }: SiteRequest,
    actor: Actor,
    issue: IssuePath,
    { of, removed }: TakeOutFormDto,
    problems: Problems = {},
  ): Promise<Page> {
    const texts = await this.own.texts(actor, { issueId: issue.id, of });
    const found = await this.words.in(texts);
    return ownWordsPage(wordsOf(language), { issue, of, texts: found, typed: removed[0] ?? '', problems });
  }
}
