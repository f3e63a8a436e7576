import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Suggestions } from '../../../channels';
import { type CreateIssueDto, IssuesService, type SimilarIssue } from '../../../issues';
import type { CitySlug } from '../../../kernel/cities';
import { Forbidden } from '../../../platform/http/domain-error';
import { CityMaps } from '../../city-maps.service';
import { Drafts } from '../../forms/drafts.service';
import { isOfAnother } from '../../forms/form-account';
import { FormOnce } from '../../forms/form-once.service';
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

/** What a report may have, in UTF-16 units. */
const MAX_TITLE = 400;
const MAX_DESCRIPTION = 4000;
const NO_PHOTOS: FormPhotos = { files: [], isTooLarge: false, isTooMany: false };

/** The form that reports an issue, and sending it. */
@Injectable()
export class ReportPages {
  constructor(
    private readonly issues: IssuesService,
    private readonly forms: FormOnce,
    private readonly photos: FormPhotoService,
    private readonly suggestions: Suggestions,
    private readonly drafts: Drafts,
    private readonly maps: CityMaps,
  ) {}

  /** The form, with what was written before signing in. */
  form(request: PhotoRequest, city: CitySlug): Promise<Page> {
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
    if (actor?.role === 'viewer') throw new Forbidden('Your account may only read');
    if (isOfAnother(request)) return this.page(request, city, form, { state: 'problem.account' });
    const { issue, problems } = checkReport(city, form);
    if (!issue) return this.page(request, city, await this.suggested(form, problems), problems);
    // Before anything else is asked: of people who are not signed in none are kept.
    const { clean, problem, status } = {
      status: undefined,
      ...(await this.photos.check(actor ? photos : NO_PHOTOS)),
    };
    if (!clean) return this.page(request, city, form, { photos: problem }, status);
    const similar = form.checked === '' ? await this.similarTo(issue) : [];
    const sent = actor && { actor, key: form.key, content: JSON.stringify(issue) };
    // A form that was sent twice finds the issue it has just made.
    if (similar.length > 0 && !(sent && (await this.forms.wasSent(sent))))
      return similarPage(wordsOf(request.language ?? 'en'), { city, form, similar, photos });
    if (!sent)
      return new SeeOther(signInPath(pathOf(city)), this.drafts.keep(pathOf(city), { ...form }, request));
    const { issueId, isNew } = await this.forms.once(sent, async () => ({
      issueId: (await this.issues.report(sent.actor, issue)).id,
    }));
    const attached = isNew ? await this.photos.attach(sent.actor, issueId, clean) : clean;
    const done = attached.length < clean.length ? 'reportWithoutPhotos' : 'report';
    return new SeeOther(
      `/${city}/issues/${issueId}?done=${done}#done`,
      this.drafts.forget(pathOf(city), request),
    );
  }

  private async page(
    request: PhotoRequest,
    city: CitySlug,
    form: ReportFormDto,
    problems: Problems,
    status = Object.keys(problems).length > 0 ? 422 : 200,
  ): Promise<Page> {
    const words = wordsOf(request.language ?? 'en');
    const { actor } = request;
    const map = await this.maps.of(city);
    const hadPhotos = (request.photos?.files.length ?? 0) > 0;
    return reportPage(words, { city, map, form, problems, actor, hadPhotos }, status);
  }

  /** Open issues near by that may be the same; none for a report without a point. */
  private async similarTo({
    title,
    description,
    city,
    category,
    location,
  }: CreateIssueDto): Promise<SimilarIssue[]> {
    if (!location) return [];
    const draft = { title, description, city, category, point: location };
    return (await this.suggestions.suggest(draft)).similar;
  }

  /** Chooses the category the words speak of, for the reporter to look at. */
  private async suggested(form: ReportFormDto, problems: Problems): Promise<ReportFormDto> {
    if (problems.category === undefined) return form;
    // A form may hold more than a report takes.
    const [title, description] = [form.title.slice(0, MAX_TITLE), form.description.slice(0, MAX_DESCRIPTION)];
    const { categories } = await this.suggestions.suggest({ title, description });
    return { ...form, category: categories[0]?.category ?? '' };
  }
}

function pathOf(city: CitySlug): string {
  return `/${city}/report`;
}
