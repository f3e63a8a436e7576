import { Injectable } from '@nestjs/common';
import { check } from '../../../../api/validation/request-validation.pipe';
import {
  ChangePrivacyDto,
  ChildAccountsService,
  type Choosing,
  type PrivacyChange,
  PrivacyChoicesService,
} from '../../../../auth';
import type { Actor } from '../../../../kernel/people/actor';
import { SHOWN_AS } from '../../../../kernel/people/shown-as';
import { DomainError } from '../../../../platform/http/domain-error';
import { isOfAnother } from '../../forms/form-account';
import type { ConsentPurpose } from '../../../../kernel/personal-data';
import { OwnConsentsService } from '../../../../me';
import { oneOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import type { SiteRequest } from '../../languages';
import { type Page, SeeOther } from '../../page';
import { safeNext } from '../../sign-in-path';
import { EarlierIssuesService } from './earlier-issues.service';
import { ExportPagesService } from './export-pages.service';
import type { RefusedExport } from './export-section';
import { OwnRightsService } from './own-rights.service';
import { AGES, privacyPage, type PrivacyPageState, welcomePage } from './page';
import { PrivacyFormDto } from './privacy-form.dto';
import type { ApplyFormDto, RequestFormDto } from './request-form.dto';

/** What the page shows beside the choices. */
type Shown = Pick<PrivacyPageState, 'isSaved' | 'isSent' | 'isKept' | 'refused' | 'refusedExport'> & {
  refusedApply?: Problems;
};

/** What somebody under 18 is, whatever the form says. */
const OF_A_CHILD = { shownAs: 'anonymous', listed: '', showPicture: '', pseudonym: '' };

/** The pages on which people choose how they are shown. */
@Injectable()
export class PrivacyPagesService {
  constructor(
    private readonly choices: PrivacyChoicesService,
    private readonly rights: OwnRightsService,
    private readonly earlier: EarlierIssuesService,
    private readonly exports: ExportPagesService,
    private readonly consents: OwnConsentsService,
    private readonly children: ChildAccountsService,
  ) {}

  /** The question after the first sign-in: without a name, in no list and without a picture, unless chosen. */
  welcome(words: Words, actor: Actor, next: string): Page {
    const shownAs = actor.tokenRole === 'citizen' ? 'anonymous' : 'name';
    const form = Object.assign(new PrivacyFormDto(), { shownAs, next: safeNext(next) });
    return welcomePage(words, { form, name: actor.displayName, problems: {} });
  }

  /** Stores the answer, and goes on to where the reader wanted to. */
  async begin(
    request: SiteRequest,
    words: Words,
    actor: Actor,
    form: PrivacyFormDto,
  ): Promise<Page | SeeOther> {
    const age = oneOf(AGES, form.age);
    const asked = { language: words.language, surface: 'site', isWelcome: true } as const;
    const chosen = age === 'child' ? { ...form, ...OF_A_CHILD } : form;
    const problems: Problems | undefined = age
      ? await this.store(request, actor, chosen, asked)
      : { age: 'problem.age' };
    if (age === 'adult' && !problems) await this.children.declareAdult(actor.id);
    if (age === 'child' && !problems) await this.children.set(actor.id, true);
    if (!problems) return new SeeOther(safeNext(form.next));
    return welcomePage(words, { form, name: actor.displayName, problems });
  }

  /** The choices as they are. */
  async show(request: SiteRequest, words: Words, actor: Actor, more: Shown = {}): Promise<Page> {
    const { shownAs, pseudonym, ownName, listed, showPicture } = await this.choices.of(actor.id);
    const ticked = (isSet: boolean) => (isSet ? 'yes' : '');
    const form = Object.assign(new PrivacyFormDto(), {
      ...{ shownAs, pseudonym: pseudonym ?? '', ownName: ownName ?? '' },
      ...{ listed: ticked(listed), showPicture: ticked(showPicture) },
    });
    const shown = { form, name: actor.displayName, problems: {}, ...(await this.sections(request, actor)) };
    const { refusedApply: problems, ...rest } = more;
    return privacyPage(words, {
      ...shown,
      ...rest,
      earlier: { ...shown.earlier, ...(problems && { problems }) },
    });
  }

  /** Stores that the reader was told what they can choose. */
  async markSeen(request: SiteRequest, actor: Actor): Promise<SeeOther> {
    if (!isOfAnother(request)) await this.choices.markSeen(actor.id);
    return new SeeOther('/me');
  }

  /** Stores a request about the data of the reader. */
  async ask(
    request: SiteRequest,
    words: Words,
    actor: Actor,
    form: RequestFormDto,
  ): Promise<Page | SeeOther> {
    const problems: Problems | undefined = isOfAnother(request)
      ? { state: 'problem.account' }
      : await this.rights.ask(actor, form, words.language);
    if (!problems) return new SeeOther('/me/privacy?saved=request#requests');
    return this.show(request, words, actor, { refused: { form, problems } });
  }

  /** Stores changed choices. */
  async change(
    request: SiteRequest,
    words: Words,
    actor: Actor,
    form: PrivacyFormDto,
  ): Promise<Page | SeeOther> {
    const asked = { language: words.language, surface: 'site' } as const;
    const problems = await this.store(request, actor, form, asked);
    if (!problems) return new SeeOther('/me/privacy?saved=yes');
    return privacyPage(words, {
      form,
      name: actor.displayName,
      problems,
      ...(await this.sections(request, actor)),
    });
  }

  /** Stores how everything of before is to be shown. */
  async apply(
    request: SiteRequest,
    words: Words,
    actor: Actor,
    form: ApplyFormDto,
  ): Promise<Page | SeeOther> {
    const problems: Problems | undefined = isOfAnother(request)
      ? { state: 'problem.account' }
      : await this.earlier.apply(actor, form);
    if (!problems) return new SeeOther('/me/privacy#earlier');
    return this.show(request, words, actor, { refusedApply: problems });
  }

  /** Agrees to something, or withdraws that. */
  async consent(
    request: SiteRequest,
    words: Words,
    actor: Actor,
    purpose: ConsentPurpose,
    isGiven: boolean,
  ): Promise<Page | SeeOther> {
    if (isOfAnother(request)) return this.show(request, words, actor);
    const asked = { language: words.language, surface: 'site' } as const;
    if (isGiven) await this.consents.give(actor, purpose, asked);
    else await this.consents.withdraw(actor, purpose, asked);
    return new SeeOther('/me/privacy#consents');
  }

  /** Asks for a file with all data of the reader, or first for a new sign-in. */
  async askExport(request: SiteRequest, words: Words, actor: Actor): Promise<Page | SeeOther> {
    return this.exported(request, words, actor, await this.exports.ask(request, actor, words.language));
  }

  /** Deletes such a file. @throws ExportNotFound; StorageUnavailable */
  async removeExport(request: SiteRequest, words: Words, actor: Actor, id: string): Promise<Page | SeeOther> {
    return this.exported(request, words, actor, await this.exports.remove(request, actor, id));
  }

  private async exported(
    request: SiteRequest,
    words: Words,
    actor: Actor,
    answer: SeeOther | RefusedExport,
  ): Promise<Page | SeeOther> {
    if (answer instanceof SeeOther) return answer;
    return this.show(request, words, actor, { refusedExport: answer });
  }

  private async sections(
    request: SiteRequest,
    actor: Actor,
  ): Promise<Pick<PrivacyPageState, 'rights' | 'earlier' | 'own' | 'consents'>> {
    const [rights, earlier, own, consents] = await Promise.all([
      this.rights.of(actor.id),
      this.earlier.of(actor.id),
      this.exports.of(request, actor),
      this.consents.of(actor.id),
    ]);
    return { rights, earlier, own, consents };
  }

  /** @returns the problems of the form; undefined if it was stored */
  private async store(
    request: SiteRequest,
    actor: Actor,
    form: PrivacyFormDto,
    choosing: Choosing,
  ): Promise<Problems | undefined> {
    if (isOfAnother(request)) return { state: 'problem.account' };
    const wanted = changeIn(form, choosing.isWelcome === true);
    const { value, problems = [] } = check(ChangePrivacyDto, wanted);
    if (!value) return problemsOf(problems.map(({ field }) => field));
    try {
      await this.choices.change(actor, value, choosing);
      return undefined;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      if (error.kind === 'conflict') return { pseudonym: 'problem.pseudonymNew' };
      if (error.kind !== 'unprocessable') throw error;
      return problemsOf((error.details ?? []).map(({ field }) => field));
    }
  }
}

function changeIn(form: PrivacyFormDto, isWelcome: boolean): PrivacyChange {
  const pseudonym = form.pseudonym.trim();
  return {
    shownAs: oneOf(SHOWN_AS, form.shownAs),
    ...(pseudonym !== '' && { pseudonym }),
    ...(!isWelcome && { ownName: form.ownName.trim() }),
    listed: form.listed !== '',
    showPicture: form.showPicture !== '',
  };
}

/** What is not possible for somebody under 18; a wish to be shown by a pseudonym is refused for its pseudonym. */
const OPEN_CHOICES: ReadonlySet<string> = new Set(['listed', 'showPicture']);

/** A wish for a pseudonym without one is a problem of the pseudonym. */
function problemsOf(fields: readonly string[]): Problems {
  if (fields.includes('ownName')) return { ownName: 'problem.ownName' };
  if (fields.some((field) => OPEN_CHOICES.has(field))) return { state: 'problem.child' };
  return { pseudonym: 'problem.pseudonym' };
}
