import { Inject, Injectable } from '@nestjs/common';
import type { CreateIssueDto } from '../../../../issues';
import type { CitySlug } from '../../../../kernel/cities';
import { Forbidden } from '../../../../platform/http/domain-error';
import { FlashMessagesService } from '../../forms/flash-messages.service';
import { FoundWordsService } from '../../forms/found-words.service';
import { isOfAnother } from '../../forms/form-account';
import { FormOnceService } from '../../forms/form-once.service';
import { FormPhotoService } from '../../forms/form-photos.service';
import { type FormPhotos, leavesPhotos, type PhotoRequest } from '../../forms/multipart-form.interceptor';
import { wordsOf } from '../../i18n/translate';
import type { Page, SeeOther } from '../../page';
import { ReportAdviceService } from './report-advice.service';
import { checkReport } from './report-checks';
import { ReportFormPagesService } from './report-form-pages.service';
import type { ReportFormDto, ReportQueryDto } from './report-form.dto';
import { SiteReportsService } from './site-reports.service';

const NO_PHOTOS: FormPhotos = { files: [], isNamed: false, isTooMany: false };

/** Processes the report form. */
@Injectable()
export class ReportPagesService {
  @Inject() private readonly words!: FoundWordsService;

  constructor(
    private readonly reports: SiteReportsService,
    private readonly forms: FormOnceService,
    private readonly photos: FormPhotoService,
    private readonly advice: ReportAdviceService,
    private readonly pages: ReportFormPagesService,
    private readonly flash: FlashMessagesService,
  ) {}

  /** The form, with the draft from before the sign-in, or a point and what is known about it. */
  form(request: PhotoRequest, city: CitySlug, query: ReportQueryDto): Promise<Page> {
    return this.pages.form(request, city, query);
  }

  /**
   * Processes the form.
   * @returns a redirect to the issue; similar issues to choose from; a redirect to the sign-in, with the text kept; or
   *   the form with its problems
   * @throws Forbidden for a read-only account
   */
  async send(request: PhotoRequest, city: CitySlug, typed: ReportFormDto): Promise<Page | SeeOther> {
    const { actor, photos = NO_PHOTOS } = request;
    if (actor?.role === 'viewer') throw new Forbidden('Your account may only read');
    if (isOfAnother(request)) return this.pages.refused(request, city, typed, { state: 'problem.account' });
    const form = await this.advice.written(city, typed, wordsOf(request.language ?? 'en'));
    const { issue, problems } = checkReport(city, form);
    // A refused form is shown as it was typed: what is written from it may change with the place.
    if (!issue) return this.pages.refused(request, city, typed, problems);
    const misplaced = await orAfterSignIn(request, this.advice.misplaced(issue, form), {});
    if (Object.keys(misplaced).length > 0) return this.pages.refused(request, city, typed, misplaced);
    // The author has signed in since the form was opened, so the photos can be sent now.
    if (actor && leavesPhotos(request))
      return this.pages.refused(request, city, typed, { photos: 'report.photosAgain' });
    // Before the database is used. Photos of people who are not signed in are not kept.
    const checked = await this.photos.check(actor, actor ? photos : NO_PHOTOS);
    if (!checked.clean) {
      const { problem, ...answer } = checked.refusal;
      return this.pages.refused(request, city, typed, { photos: problem }, answer);
    }
    const isCompared = form.checked === '';
    const similar = isCompared ? await orAfterSignIn(request, this.advice.similarTo(issue, form), []) : [];
    const sent = actor && { actor, key: form.key, content: contentOf(issue, form) };
    // A repeated form would find the issue that it has just created.
    if (similar.length > 0 && !(sent && (await this.forms.wasSent(sent))))
      return this.pages.similar(request, city, { form, similar, photos });
    if (!sent) return this.pages.signIn(request, city, form);
    const found = await this.words.toAsk({ title: issue.title, description: issue.description }, form);
    if (found.length > 0 && !(await this.forms.wasSent(sent)))
      return this.pages.foundWords(request, city, { form, found, photos });
    const ward = (await this.advice.wardOf(city, form))?.ward;
    const { issueId, isNew } = await this.forms.once(sent, async () => ({
      issueId: await this.reports.report(
        sent.actor,
        { ...issue, ...(await this.decided(issue, form)), ward },
        request.language ?? 'en',
      ),
    }));
    const attached = isNew ? await this.photos.attach(sent.actor, issueId, checked.clean) : checked.clean;
    const done = attached.length < checked.clean.length ? 'reportWithoutPhotos' : 'report';
    return this.flash.seeIssue({ city, id: issueId }, done, this.pages.sent(request, city, form));
  }

  private async decided({ title, description }: CreateIssueDto, form: ReportFormDto) {
    const { texts, personalData } = await this.words.decided({ title, description }, form);
    return { ...texts, ...(personalData && { personalData }) };
  }
}

/**
 * Advice on a report, or none if it fails and nobody is signed in: without a database, they still go on to the sign-in,
 * with their text. The report is checked again after the sign-in.
 */
function orAfterSignIn<Advice>(
  { actor }: PhotoRequest,
  advice: Promise<Advice>,
  none: Advice,
): Promise<Advice> {
  return advice.catch((error: unknown) => {
    if (actor) throw error;
    return none;
  });
}

/** What a repeated form must equal. */
function contentOf(issue: CreateIssueDto, { ward }: ReportFormDto): string {
  return JSON.stringify({ ...issue, ...(ward !== '' && { ward }) });
}
