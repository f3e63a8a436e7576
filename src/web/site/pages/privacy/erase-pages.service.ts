import { Injectable } from '@nestjs/common';
import { ErasureBegun, ErasuresService, type ErasureWish, NoErasure } from '../../../../auth';
import { ErasedTextsService } from '../../../../issues';
import { ERASED_PLACES, ERASED_WORDS } from '../../../../kernel/named-values';
import type { Actor } from '../../../../kernel/people/actor';
import { Config } from '../../../../platform/config/config';
import { DomainError } from '../../../../platform/http/domain-error';
import { isOfAnother } from '../../forms/form-account';
import { oneOf, queryOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import type { SiteRequest } from '../../languages';
import { type Page, SeeOther } from '../../page';
import { signInAgainPath } from '../../sign-in-path';
import { FreshProofsService } from '../sign-in/fresh-proofs.service';
import type { EraseFormDto, EraseQueryDto } from './erase-form.dto';
import { ERASE_PATH, erasePage, type EraseState, type TextWithFindings } from './erase-page';
import { OwnTextQueries } from './own-texts.queries';

/** Of how many texts it is shown what is left out. */
const MAX_SHOWN = 20;

/** The page on which people ask for the erasure of their account. */
@Injectable()
export class ErasePagesService {
  constructor(
    private readonly erasures: ErasuresService,
    private readonly proofs: FreshProofsService,
    private readonly texts: OwnTextQueries,
    private readonly erasedTexts: ErasedTextsService,
    private readonly config: Config,
  ) {}

  /** The page for a choice that is not made, or made. */
  show(request: SiteRequest, words: Words, actor: Actor, chosen: EraseQueryDto): Promise<Page> {
    const isSent = chosen.words !== undefined || chosen.place !== undefined;
    const isRefused = isSent && wishOf(chosen) === undefined;
    return this.page(request, words, actor, chosen, {
      ...(isRefused && { problems: { words: 'problem.eraseWish' }, status: 422 }),
    });
  }

  /** Asks for the erasure, or first for a new sign-in. */
  async ask(request: SiteRequest, words: Words, actor: Actor, form: EraseFormDto): Promise<Page | SeeOther> {
    const refused = (problems: EraseState['problems'], status: EraseState['status'] = 422) =>
      this.page(request, words, actor, form, { problems, status });
    if (isOfAnother(request)) return refused({ state: 'problem.account' });
    const wish = wishOf(form);
    if (!wish) return refused({ words: 'problem.eraseWish' });
    if (form.confirm === '') return refused({ confirm: 'problem.eraseConfirm' });
    const { language } = words;
    try {
      const cookie = await this.proofs.use(request, actor, 'erasure', () =>
        this.erasures.ask(actor, { ...wish, language }),
      );
      if (cookie !== undefined) return new SeeOther('/me/privacy#erase', [cookie]);
      return new SeeOther(signInAgainPath('erasure', ERASE_PATH + queryOf({ ...wish })));
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
      const problem = error instanceof ErasureBegun ? 'problem.erasureBegun' : 'problem.lastAdmin';
      return refused({ state: problem }, 409);
    }
  }

  /** Keeps the account. @throws ErasureBegun */
  async cancel(request: SiteRequest, words: Words, actor: Actor): Promise<Page | SeeOther> {
    if (isOfAnother(request))
      return this.page(request, words, actor, {}, { problems: { state: 'problem.account' }, status: 422 });
    await this.erasures.cancel(actor.id).catch((error: unknown) => {
      if (!(error instanceof NoErasure)) throw error;
    });
    return new SeeOther('/me/privacy?saved=kept#erase');
  }

  private async page(
    request: SiteRequest,
    words: Words,
    actor: Actor,
    chosen: EraseQueryDto,
    refused: Partial<Pick<EraseState, 'problems' | 'status'>>,
  ): Promise<Page> {
    const wish = wishOf(chosen);
    return erasePage(words, {
      days: this.config.settings.ERASURE_COOLING_OFF_DAYS,
      chosen: { words: wordsIn(chosen), place: placeIn(chosen) },
      isProven: this.proofs.isProven(request, actor, 'erasure'),
      problems: {},
      ...refused,
      ...(wish && { wish }),
      ...(wish?.words === 'keep' && { leftOut: await this.leftOut(actor) }),
    });
  }

  private async leftOut({ id }: Actor): Promise<TextWithFindings[]> {
    const [texts, names] = await Promise.all([this.texts.newest(id), this.erasures.namesOf(id)]);
    const marked: TextWithFindings[] = [];
    for (const text of texts) {
      const found = await this.erasedTexts.leftOut(text, names);
      if (found.length > 0) marked.push({ text, found });
      if (marked.length === MAX_SHOWN) break;
    }
    return marked;
  }
}

const wordsIn = ({ words }: EraseQueryDto) => oneOf(ERASED_WORDS.enum, words);
const placeIn = ({ place }: EraseQueryDto) => oneOf(ERASED_PLACES.enum, place);

/** The whole choice: of reports without their words only the ward stays. */
function wishOf(chosen: EraseQueryDto): ErasureWish | undefined {
  const words = wordsIn(chosen);
  const place = words === 'remove' ? 'ward' : placeIn(chosen);
  return words && place && { words, place };
}
