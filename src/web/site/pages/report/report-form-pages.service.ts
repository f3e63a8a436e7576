import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PersonasService } from '../../../../auth';
import type { SimilarIssue, SimilarTitle } from '../../../../issues';
import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import type { CitySlug } from '../../../../kernel/cities';
import { CityMapsService } from '../../city-maps.service';
import { DraftsService, type Fields, HAD_PHOTOS } from '../../forms/drafts.service';
import { oneOf, textsOf } from '../../forms/form-fields';
import type { FoundText } from '../../forms/found-words.service';
import { type FormPhotos, photoNote, type PhotoRequest } from '../../forms/multipart-form.interceptor';
import { wordsOf } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import { type Page, SeeOther } from '../../page';
import { signInPath } from '../../sign-in-path';
import { reportPage, type ReportState } from './page';
import { foundWordsPage } from './found-words-page';
import { similarPage } from './similar-page';
import { ReportAdviceService } from './report-advice.service';
import { ReportFormDto, type ReportQueryDto } from './report-form.dto';

/** The pages of the report form, and the draft that is kept between them. */
@Injectable()
export class ReportFormPagesService {
  constructor(
    private readonly maps: CityMapsService,
    private readonly drafts: DraftsService,
    private readonly advice: ReportAdviceService,
    private readonly personas: PersonasService,
  ) {}

  /**
   * The form with its draft, and with what the query has: a point, which is said in words, or the pincode and category
   * of a short link. Without a draft and a point it is the same for everyone who is not signed in.
   */
  async form(request: PhotoRequest, city: CitySlug, query: ReportQueryDto): Promise<Page> {
    const draft = this.drafts.of(pathOf(city), request);
    const { lat = '', lng = '', pincode = '' } = query;
    const category = oneOf(CATEGORY_SLUGS, query.category) ?? '';
    const form = Object.assign(new ReportFormDto(), { lat, lng, pincode, category }, draft);
    if (form.key === '' && request.actor) form.key = randomUUID();
    if (form.place === '' && request.actor) form.place = await this.personas.placeDefaultOf(request.actor);
    return this.page(request, city, {
      form,
      found: await this.advice.placeAt(lat, lng),
      problems: {},
      hadPhotos: draft?.[HAD_PHOTOS] !== undefined,
      isPersonal: draft !== undefined || lat !== '',
      status: 200,
    });
  }

  /**
   * The form with its problems. If no category was chosen, one is suggested for the reporter to check, which does not
   * count as a problem; an unknown category is replaced by the suggestion.
   */
  async refused(
    request: PhotoRequest,
    city: CitySlug,
    form: ReportFormDto,
    problems: Problems,
    { status, retryAfter }: Pick<Page, 'status'> & Partial<Pick<Page, 'retryAfter'>> = { status: 422 },
  ): Promise<Page> {
    const suggested = problems.category === undefined ? undefined : await this.advice.categoryOf(form);
    const isSuggested = form.category === '' && suggested !== undefined;
    const { category, ...others } = problems;
    return this.page(request, city, {
      form: { ...form, category: category === undefined ? form.category : (suggested ?? '') },
      problems: isSuggested ? others : problems,
      isSuggested,
      hadPhotos: request.photos?.isNamed ?? false,
      isPersonal: true,
      cookies: this.kept(request, city, form, problems),
      status,
      retryAfter,
    });
  }

  /** Similar issues to choose from, before the report is stored. */
  similar(
    request: PhotoRequest,
    city: CitySlug,
    state: { form: ReportFormDto; similar: ReadonlyArray<SimilarIssue | SimilarTitle>; photos: FormPhotos },
  ): Page {
    const cookies = this.kept(request, city, state.form, {});
    return similarPage(wordsOf(request.language ?? 'en'), { city, ...state }, cookies);
  }

  /** The personal data in a report, of which its author decides before it is stored. */
  foundWords(
    request: PhotoRequest,
    city: CitySlug,
    state: { form: ReportFormDto; found: readonly FoundText[]; photos: FormPhotos },
  ): Page {
    const cookies = this.kept(request, city, state.form, {});
    return foundWordsPage(wordsOf(request.language ?? 'en'), { city, ...state }, cookies);
  }

  /** Redirects to the sign-in and back to the form. */
  signIn(request: PhotoRequest, city: CitySlug, form: ReportFormDto): SeeOther {
    const path = pathOf(city);
    // The page of the sign-in says whether a script sends the report afterwards.
    const draft = { ...this.draftOf(request, city, form), kept: form.kept };
    return new SeeOther(signInPath(path), this.drafts.save([path], draft, request));
  }

  /** Set-Cookie values that remove the draft of a report that was sent. */
  sent(request: PhotoRequest, city: CitySlug, form: ReportFormDto): string[] {
    return this.drafts.delete(pathOf(city), request, form.key);
  }

  /**
   * Set-Cookie values that store the draft for the form, and for the form of the city its place is in. If a script
   * keeps the draft on the device, no cookie is needed, and an existing one is older.
   */
  private kept(request: PhotoRequest, city: CitySlug, form: ReportFormDto, problems: Problems): string[] {
    const paths = Object.values(problems).flatMap((problem) =>
      typeof problem === 'object' && 'link' in problem && problem.link ? [problem.link.path] : [],
    );
    if (form.kept === '') paths.unshift(pathOf(city));
    if (paths.length > 0) return this.drafts.save(paths, this.draftOf(request, city, form), request);
    return form.key === '' ? [] : this.drafts.delete(pathOf(city), request, form.key);
  }

  /** The stored fields of a form. People who are not signed in are asked for their photos after they signed in. */
  private draftOf(request: PhotoRequest, city: CitySlug, form: ReportFormDto): Fields {
    const before = request.actor ? undefined : this.drafts.of(pathOf(city), request)?.[HAD_PHOTOS];
    const note = before === undefined ? photoNote(request) : { [HAD_PHOTOS]: before };
    return { ...textsOf(form), kept: '', ...note };
  }

  private async page(
    request: PhotoRequest,
    city: CitySlug,
    state: Pick<ReportState, 'form' | 'found' | 'problems' | 'isSuggested' | 'hadPhotos'> & {
      isPersonal: boolean;
      cookies?: string[];
      status: number;
      retryAfter?: number | undefined;
    },
  ): Promise<Page> {
    const { actor, language = 'en' } = request;
    const { isPersonal, cookies = [], status, retryAfter, ...shown } = state;
    const map = await this.maps.of(city);
    const wards = await this.advice.wardsToChoose(city, shown.form);
    return reportPage(
      wordsOf(language),
      { ...shown, city, map, wards, actor },
      {
        status,
        retryAfter,
        cookies,
        isPersonal,
      },
    );
  }
}

function pathOf(city: CitySlug): string {
  return `/${city}/report`;
}
