import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Idempotency } from '../../../api/idempotency';
import { Suggestions } from '../../../channels';
import { type CreateIssueDto, IssuesService, type SimilarIssue } from '../../../issues';
import type { Actor } from '../../../kernel/actor';
import type { CitySlug } from '../../../kernel/cities';
import { DomainError, Forbidden } from '../../../platform/http/domain-error';
import { Drafts } from '../../forms/drafts.service';
import { wordsOf } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import { type Page, SeeOther } from '../../page';
import { signInPath } from '../../sign-in-path';
import { FormPhotoService } from '../../forms/form-photos.service';
import type { FormPhotos, PhotoRequest } from '../../forms/multipart-form.interceptor';
import { reportPage } from './page';
import { similarPage } from './similar-page';
import { checkReport } from './report-checks';
import { ReportFormDto } from './report-form.dto';

/** How often, and how soon again, a form is looked at whose twin is just being sent. */
const ATTEMPTS = 20;
const PAUSE_MS = 100;
const MAX_KEY = 64;
/** What a report may have, in UTF-16 units. */
const MAX_TITLE = 400;
const MAX_DESCRIPTION = 4000;
const NO_PHOTOS: FormPhotos = { files: [], isTooLarge: false, isTooMany: false };

/** The form that reports an issue, and sending it. */
@Injectable()
export class ReportPages {
  constructor(
    private readonly issues: IssuesService,
    private readonly idempotency: Idempotency,
    private readonly photos: FormPhotoService,
    private readonly suggestions: Suggestions,
    private readonly drafts: Drafts,
  ) {}

  /** The form, with what was written before signing in. */
  form(request: PhotoRequest, city: CitySlug): Page {
    const draft = this.drafts.of(pathOf(city), request);
    const form = Object.assign(new ReportFormDto(), { key: randomUUID() }, draft);
    return this.page(request, city, form, {});
  }

  /**
   * Sends the form.
   * @returns the way to the issue; similar issues to choose from; the way to sign in, with the words kept; or the form with
   *   what is wrong
   * @throws Forbidden for an account that may only read
   */
  async send(request: PhotoRequest, city: CitySlug, form: ReportFormDto): Promise<Page | SeeOther> {
    const { actor, photos = NO_PHOTOS } = request;
    const { issue, problems } = checkReport(city, form);
    if (!issue) return this.page(request, city, await this.suggested(form, problems), problems);
    const similar = form.checked === '' ? await this.similarTo(issue) : [];
    if (similar.length > 0)
      return similarPage(wordsOf(request.language ?? 'en'), { city, form, similar, photos });
    if (!actor) return new SeeOther(signInPath(pathOf(city)), this.drafts.keep(pathOf(city), { ...form }));
    if (actor.role === 'viewer') throw new Forbidden('Your account may only read');
    const { clean, problem, status } = { status: undefined, ...(await this.photos.check(photos)) };
    if (!clean) return this.page(request, city, form, { photos: problem }, status);
    const { issueId, isNew } = await this.once(actor, form, issue);
    const attached = isNew ? await this.photos.attach(actor, issueId, clean) : clean;
    const done = attached.length < clean.length ? 'reportWithoutPhotos' : 'report';
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
    const isSignedIn = request.actor !== undefined;
    const hadPhotos = (request.photos?.files.length ?? 0) > 0;
    return reportPage(words, { city, form, problems, isSignedIn, hadPhotos }, status);
  }

  /** Open issues near by that may be the same; none for a report without a point. */
  private async similarTo({ title, description, location }: CreateIssueDto): Promise<SimilarIssue[]> {
    if (!location) return [];
    return (await this.suggestions.suggest({ title, description, point: location })).similar;
  }

  /** Chooses the category the words speak of, for the reporter to look at. */
  private async suggested(form: ReportFormDto, problems: Problems): Promise<ReportFormDto> {
    if (problems.category === undefined) return form;
    // A form may hold more than a report takes.
    const [title, description] = [form.title.slice(0, MAX_TITLE), form.description.slice(0, MAX_DESCRIPTION)];
    const { categories } = await this.suggestions.suggest({ title, description });
    return { ...form, category: categories[0]?.category ?? '' };
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
}

function pathOf(city: CitySlug): string {
  return `/${city}/report`;
}
