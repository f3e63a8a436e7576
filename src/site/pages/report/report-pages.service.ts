import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../../kernel/cities';
import { Forbidden } from '../../../platform/http/domain-error';
import { DoneNotes } from '../../forms/done-notes.service';
import { isOfAnother } from '../../forms/form-account';
import { FormOnce } from '../../forms/form-once.service';
import { FormPhotoService } from '../../forms/form-photos.service';
import { type FormPhotos, leavesPhotos, type PhotoRequest } from '../../forms/multipart-form.interceptor';
import type { Page, SeeOther } from '../../page';
import { ReportAdvice } from './report-advice.service';
import { checkReport } from './report-checks';
import { ReportFormPages } from './report-form-pages.service';
import type { ReportFormDto } from './report-form.dto';
import { SiteReports } from './site-reports.service';

const NO_PHOTOS: FormPhotos = { files: [], isNamed: false, isTooLarge: false, isTooMany: false };

/** Sending the form that reports an issue. */
@Injectable()
export class ReportPages {
  constructor(
    private readonly reports: SiteReports,
    private readonly forms: FormOnce,
    private readonly photos: FormPhotoService,
    private readonly advice: ReportAdvice,
    private readonly pages: ReportFormPages,
    private readonly done: DoneNotes,
  ) {}

  /** The form, with what was written before signing in. */
  form(request: PhotoRequest, city: CitySlug): Promise<Page> {
    return this.pages.form(request, city);
  }

  /**
   * Sends the form.
   * @returns the way to the issue; similar issues to choose from; the way to sign in, with the words kept; or the form
   *   with what is wrong
   * @throws Forbidden for an account that may only read
   */
  async send(request: PhotoRequest, city: CitySlug, form: ReportFormDto): Promise<Page | SeeOther> {
    const { actor, photos = NO_PHOTOS } = request;
    if (actor?.role === 'viewer') throw new Forbidden('Your account may only read');
    if (isOfAnother(request)) return this.pages.refused(request, city, form, { state: 'problem.account' });
    const { issue, problems } = checkReport(city, form);
    if (!issue) return this.pages.refused(request, city, form, problems);
    // Of whoever is not signed in it is found out again: without a database they go on to the sign-in, with their
    // words.
    const misplaced = await this.advice.misplaced(issue).catch((error: unknown) => {
      if (actor) throw error;
      return {};
    });
    if (Object.keys(misplaced).length > 0) return this.pages.refused(request, city, form, misplaced);
    // Its author has signed in since the form was opened: with it the photos may come now.
    if (actor && leavesPhotos(request))
      return this.pages.refused(request, city, form, { photos: 'report.photosAgain' });
    // Before anything else is asked: of people who are not signed in none are kept.
    const checked = await this.photos.check(actor ? photos : NO_PHOTOS);
    if (!checked.clean)
      return this.pages.refused(request, city, form, { photos: checked.problem }, checked.status);
    const similar = form.checked === '' ? await this.advice.similarTo(issue) : [];
    const sent = actor && { actor, key: form.key, content: JSON.stringify(issue) };
    // A form that was sent twice finds the issue it has just made.
    if (similar.length > 0 && !(sent && (await this.forms.wasSent(sent))))
      return this.pages.similar(request, city, { form, similar, photos });
    if (!sent) return this.pages.signIn(request, city, form);
    const { issueId, isNew } = await this.forms.once(sent, async () => ({
      issueId: await this.reports.report(sent.actor, issue, request.language ?? 'en'),
    }));
    const attached = isNew ? await this.photos.attach(sent.actor, issueId, checked.clean) : checked.clean;
    const done = attached.length < checked.clean.length ? 'reportWithoutPhotos' : 'report';
    return this.done.seeIssue({ city, id: issueId }, done, this.pages.sent(request, city, form));
  }
}
