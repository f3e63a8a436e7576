import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OfficeReplies, OfficeViewsService, TooManyReplies } from '../../../../due-dates';
import { MAX_REPLY_LENGTH } from '../../../../kernel/due-dates';
import { oneOf, queryOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import { type Page, SeeOther } from '../../page';
import type { OfficeFormDto, OfficeQueryDto } from './office-form.dto';
import { officePage, OFFICE_STEPS } from './page';

/** The page of an office: shows the issue, and stores the reply. */
@Injectable()
export class OfficePagesService {
  constructor(
    private readonly views: OfficeViewsService,
    private readonly replies: OfficeReplies,
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

  /** @throws OfficeLinkInvalid; FeedTransitionRefused if the table of transitions does not allow the status */
  async reply(words: Words, form: OfficeFormDto): Promise<Page | SeeOther> {
    const { link, key } = form;
    const problems = problemsOf(form);
    if (Object.keys(problems).length > 0) {
      const typed = { answer: form.answer, status: form.status };
      return officePage(words, await this.views.view(link), { link, key, isDone: false, typed, problems });
    }
    const status = oneOf(OFFICE_STEPS, form.status) ?? null;
    try {
      await this.replies.add(link, { formKey: key, answer: form.answer.trim(), status });
    } catch (error) {
      if (!(error instanceof TooManyReplies)) throw error;
      const typed = { answer: form.answer, status: form.status };
      const state = { link, key, isDone: false, isFull: true, typed, problems: {} };
      return officePage(words, await this.views.view(link), state);
    }
    return new SeeOther(`/office${queryOf({ link, done: '1' })}`);
  }
}

function problemsOf({ answer }: OfficeFormDto): Problems {
  const length = [...answer.trim()].length;
  return length < 1 || length > MAX_REPLY_LENGTH ? { answer: 'problem.content' } : {};
}
