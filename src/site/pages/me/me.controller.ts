import { Get } from '@nestjs/common';
import { CurrentActor } from '../../../api/access.decorator';
import type { Actor } from '../../../kernel/actor';
import type { Words } from '../../i18n/translate';
import type { Page } from '../../page';
import { PageWords, SiteController, SitePage } from '../../site.decorators';
import { People } from '../people/people.service';
import { ReporterAccountQueries } from '../people/reporter-account.queries';
import { mePage } from './page';

/** What a person sees of themselves. */
@SiteController()
export class MeController {
  constructor(
    private readonly people: People,
    private readonly accounts: ReporterAccountQueries,
  ) {}

  @Get('me')
  @SitePage("The reader's own score, badges and profile", 'signed-in')
  async show(@PageWords() words: Words, @CurrentActor() actor: Actor): Promise<Page> {
    return mePage(words, actor, await this.people.scoreOf(actor.id), await this.accounts.of(actor.id));
  }
}
