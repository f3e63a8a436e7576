import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Idempotency } from '../../../api/idempotency';
import { Suggestions } from '../../../channels';
import { type CreateIssueDto, IssuesService } from '../../../issues';
import type { Actor } from '../../../kernel/actor';
import type { CitySlug } from '../../../kernel/cities';
import { type CleanPhoto, PhotoService } from '../../../media';
import { DomainError, Forbidden, InvalidInput } from '../../../platform/http/domain-error';
import { Logger } from '../../../platform/logging/logger';
import { Drafts } from '../../forms/drafts.service';
import { wordsOf } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import { type Page, SeeOther } from '../../page';
import { signInPath } from '../../sign-in-path';
import type { FormPhotos, PhotoRequest } from './multipart-form.interceptor';
import { reportPage } from './page';
import { checkReport } from './report-checks';
import { ReportFormDto } from './report-form.dto';

/** How often, and how soon again, a form is looked at whose twin is just being sent. */
const ATTEMPTS = 20;
const PAUSE_MS = 100;
const MAX_KEY = 64;
const NO_PHOTOS: FormPhotos = { files: [], isTooLarge: false, isTooMany: false };

/** The form that reports an issue, and sending it. */
@Injectable()
export class ReportPages {
  constructor(
    private readonly issues: IssuesService,
    private readonly idempotency: Idempotency,
    private readonly photos: PhotoService,
    private readonly suggestions: Suggestions,
    private readonly drafts: Drafts,
    private readonly logger: Logger,
  ) {}

  /** The form, with what was written before signing in. */
  form(request: PhotoRequest, city: CitySlug): Page {
    const draft = this.drafts.of(pathOf(city), request);
    const form = Object.assign(new ReportFormDto(), { key: randomUUID() }, draft);
    return this.page(request, city, form, {});
  }

  /**
   * Sends the form.
   * @returns the way to the issue; the way to sign in, with the words kept; or the form with what is wrong
   * @throws Forbidden for an account that may only read
   */
  async send(request: PhotoRequest, city: CitySlug, form: ReportFormDto): Promise<Page | SeeOther> {
    const { actor, photos = NO_PHOTOS } = request;
    const { issue, problems } = checkReport(city, form);
    if (!issue) return this.page(request, city, await this.suggested(form, problems), problems);
    if (!actor) return new SeeOther(signInPath(pathOf(city)), this.drafts.keep(pathOf(city), { ...form }));
    if (actor.role === 'viewer') throw new Forbidden('Your account may only read');
    if (photos.isTooMany) return this.page(request, city, form, { photos: 'problem.photosTooMany' });
    if (photos.isTooLarge) return this.page(request, city, form, { photos: 'problem.photoTooLarge' }, 413);
    const clean = await this.cleaned(photos);
    if (!clean) return this.page(request, city, form, { photos: 'problem.photoUnfit' });
    const { issueId, isNew } = await this.once(actor, form, issue);
    const done = isNew && !(await this.attach(actor, issueId, clean)) ? 'reportWithoutPhotos' : 'report';
    return new SeeOther(`/${city}/issues/${issueId}?done=${done}#done`, this.drafts.clear(request));
  }

  private page(
    request: PhotoRequest,
    city: CitySlug,
    form: ReportFormDto,
    problems: Problems,
    status = Object.keys(problems).length > 0 ? 422 : 200,
  ): Page {
    const words = wordsOf(request.language ?? 'en');
    return reportPage(words, { city, form, problems, isSignedIn: request.actor !== undefined }, status);
  }

  /** Chooses the category the words speak of, for the reporter to look at. */
  private async suggested(form: ReportFormDto, problems: Problems): Promise<ReportFormDto> {
    if (problems.category === undefined) return form;
    const { categories } = await this.suggestions.suggest(form);
    return { ...form, category: categories[0]?.category ?? '' };
  }

  private async cleaned({ files }: FormPhotos): Promise<CleanPhoto[] | undefined> {
    const clean: CleanPhoto[] = [];
    try {
      for (const file of files) clean.push(await this.photos.clean(file));
      return clean;
    } catch (error) {
      if (error instanceof InvalidInput) return undefined;
      throw error;
    }
  }

  /** Reports the issue, or finds the one that the same form has made. A changed form is another. */
  private async once(
    actor: Actor,
    form: ReportFormDto,
    issue: CreateIssueDto,
  ): Promise<{ issueId: string; isNew: boolean }> {
    const content = JSON.stringify(issue);
    const hash = createHash('sha256').update(content).digest('base64url');
    const request = { caller: actor.id, key: `site:${form.key.slice(0, MAX_KEY)}:${hash}`, content };
    let isNew = false;
    const work = async () => {
      isNew = true;
      return { issueId: (await this.issues.report(actor, issue)).id };
    };
    for (let attempt = 1; ; attempt++) {
      try {
        return { ...(await this.idempotency.once(request, work)), isNew };
      } catch (error) {
        // Its twin is being sent at this moment.
        if (!(error instanceof DomainError) || error.kind !== 'conflict' || attempt === ATTEMPTS) throw error;
        await setTimeout(PAUSE_MS);
      }
    }
  }

  /** @returns whether all photos are attached; the report is made whatever becomes of them */
  private async attach(actor: Actor, issueId: string, photos: readonly CleanPhoto[]): Promise<boolean> {
    try {
      for (const photo of photos) await this.photos.attach(actor, issueId, photo);
      return true;
    } catch (error) {
      this.logger.warn({ issueId, err: error }, 'photos of a report could not be stored');
      return false;
    }
  }
}

function pathOf(city: CitySlug): string {
  return `/${city}/report`;
}
