import { Injectable } from '@nestjs/common';
import { check } from '../../../../api/validation/request-validation.pipe';
import { CONFIRMATION_ANSWERS } from '../../../../kernel/confirmations';
import { AnswerConfirmationDto, ConfirmationsService } from '../../../../resolution';
import { DeviceMarkService } from '../../device-mark.service';
import { oneOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import type { SiteRequest } from '../../languages';
import type { Page } from '../../page';
import type { ConfirmFormDto, ConfirmQueryDto } from './confirm.dto';
import { confirmPage } from './page';

/** The page of a question whether an issue was repaired, and the answer to it. */
@Injectable()
export class ConfirmPagesService {
  constructor(
    private readonly confirmations: ConfirmationsService,
    private readonly devices: DeviceMarkService,
  ) {}

  /** Changes nothing, as programs that check mails open links. @throws ConfirmationLinkInvalid */
  async ask(words: Words, { link, answer }: ConfirmQueryDto): Promise<Page> {
    const question = await this.confirmations.byLink(link);
    const chosen = oneOf(CONFIRMATION_ANSWERS, answer) ?? question.mine ?? undefined;
    return confirmPage(words, question, { link, answer: chosen, words: question.words ?? '', problems: {} });
  }

  /** @throws ConfirmationLinkInvalid, also once it is decided */
  async answer(
    request: SiteRequest,
    words: Words,
    query: ConfirmQueryDto,
    form: ConfirmFormDto,
  ): Promise<Page> {
    const link = form.link || query.link;
    const question = await this.confirmations.byLink(link);
    const answer = oneOf(CONFIRMATION_ANSWERS, form.answer);
    const typed = { link, answer, words: form.words };
    const text = form.words.trim();
    const { value } = check(AnswerConfirmationDto, { answer, ...(text !== '' && { words: text }) });
    if (!value) {
      const problems: Problems = answer ? { words: 'confirm.badWords' } : { answer: 'confirm.badAnswer' };
      return confirmPage(words, question, { ...typed, problems });
    }
    const { mark, cookies } = this.devices.of(request);
    const source = { address: request.clientAddress, device: mark };
    const { outcome } = await this.confirmations.answerByLink(link, value, source);
    return confirmPage(words, question, { ...typed, problems: {}, outcome: outcome ?? undefined, cookies });
  }
}
