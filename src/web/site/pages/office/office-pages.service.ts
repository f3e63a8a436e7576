import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OfficeReplies, type OfficeView, OfficeViewsService, TooManyReplies } from '../../../../due-dates';
import { MAX_REPLY_LENGTH } from '../../../../kernel/due-dates';
import { PhotoNeedsService } from '../../../../resolution';
import { oneOf, queryOf } from '../../forms/form-fields';
import { type CheckedPhotos, FormPhotoService } from '../../forms/form-photos.service';
import type { FormPhotos } from '../../forms/multipart-form.interceptor';
import type { Words } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import { type Page, SeeOther } from '../../page';
import type { OfficeFormDto, OfficeQueryDto } from './office-form.dto';
import { OfficePhotosService } from './office-photos.service';
import { officePage, OFFICE_STEPS } from './page';

/** The page of an office: shows the issue, and stores the reply. */
@Injectable()
export class OfficePagesService {
  constructor(
    private readonly views: OfficeViewsService,
    private readonly replies: OfficeReplies,
    private readonly needs: PhotoNeedsService,
    private readonly formPhotos: FormPhotoService,
    private readonly photos: OfficePhotosService,
  ) {}

  /** Changes nothing, as programs that check mails open links. @throws OfficeLinkInvalid */
  async show(words: Words, { link, done }: OfficeQueryDto): Promise<Page> {
    const view = await this.views.view(link);
    return officePage(words, view, {
      link,
      key: randomUUID(),
      isDone: done !== '',
      typed: {},
      problems: {},
    });
  }

  /**
   * @param photos of the repair
   * @throws OfficeLinkInvalid; FeedTransitionRefused if the table of transitions does not allow the status; MediaFull;
   *   Busy if too many photos of all people wait
   */
  async reply(words: Words, form: OfficeFormDto, photos?: FormPhotos): Promise<Page | SeeOther> {
    const { link, key, answer } = form;
    const view = await this.views.view(link);
    const { clean = [], problems } = await this.checked(view, form, photos);
    const state = { link, key, isDone: false, typed: { answer, status: form.status }, problems };
    if (Object.keys(problems).length > 0) return officePage(words, view, state);
    let mediaIds: string[] = [];
    const addPhotos = async (issueId: string) => (mediaIds = await this.photos.announce(issueId, clean));
    try {
      const reply = { formKey: key, answer: answer.trim(), status: statusOf(form) };
      await this.replies.add(link, reply, addPhotos);
    } catch (error) {
      if (!(error instanceof TooManyReplies)) throw error;
      return officePage(words, await this.views.view(link), { ...state, isFull: true });
    }
    await this.photos.store(mediaIds, clean);
    return new SeeOther(`/office${queryOf({ link, done: '1' })}`);
  }

  /** The problems of a form, and its photos if they can be taken. */
  private async checked(
    { issue }: OfficeView,
    form: OfficeFormDto,
    photos?: FormPhotos,
  ): Promise<{ clean?: CheckedPhotos['clean']; problems: Problems }> {
    const length = [...form.answer.trim()].length;
    if (length < 1 || length > MAX_REPLY_LENGTH) return { problems: { answer: 'problem.content' } };
    const isResolved = statusOf(form) === 'resolved';
    if (!photos?.isNamed) {
      const isMissing = isResolved && issue.feedStatus !== 'resolved' && (await this.needs.isNeeded(issue));
      return { problems: isMissing ? { photos: 'problem.resolutionPhoto' } : {} };
    }
    if (!isResolved) return { problems: { photos: 'officeLink.photosHint' } };
    const { clean, refusal } = await this.formPhotos.check({ id: `office:${issue.id}` }, photos);
    return clean ? { clean, problems: {} } : { problems: { photos: refusal.problem } };
  }
}

function statusOf({ status }: OfficeFormDto): (typeof OFFICE_STEPS)[number] | null {
  return oneOf(OFFICE_STEPS, status) ?? null;
}
