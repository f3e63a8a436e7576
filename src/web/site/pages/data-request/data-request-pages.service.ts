import { Injectable } from '@nestjs/common';
import { isInternationalEmail } from '../../../../api/validation/email';
import { check } from '../../../../api/validation/request-validation.pipe';
import { typedEmail } from '../../../../kernel/text/email-address';
import { MakeRequestDto } from '../../../../me';
import { AddressRequestsService, TooManyRequestsWaiting } from '../../../../personal-data';
import { DomainError } from '../../../../platform/http/domain-error';
import { queryOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import { type Page, SeeOther } from '../../page';
import type { AskFormDto, DataRequestQueryDto, LinkFormDto } from './data-request-forms.dto';
import { askPage, linkPage, sentPage } from './page';

/** When to send the form again if too many mails wait. */
const RETRY_AFTER_S = 60;

/** The pages on which people without an account ask about their data. */
@Injectable()
export class DataRequestPagesService {
  constructor(private readonly requests: AddressRequestsService) {}

  /** The form for the address, or for the request, with a link. @throws RequestLinkInvalid */
  show(words: Words, { link, saved }: DataRequestQueryDto): Promise<Page> {
    if (link === '') return Promise.resolve(linkPage(words, { email: '', problems: {} }));
    return this.asked(words, { link, kind: '', text: '' }, {}, saved === 'yes');
  }

  /** Mails the link. The answer does not depend on what is known of the address. */
  async send(words: Words, { email: typed }: LinkFormDto): Promise<Page> {
    const email = typedEmail(typed);
    if (!isInternationalEmail(email))
      return linkPage(words, { email: typed, problems: { email: 'alerts.badEmail' } });
    try {
      await this.requests.sendLink(email, words.language);
      return sentPage(words);
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error;
      const state = { email: typed, problems: { state: 'error.unavailable' as const } };
      return linkPage(words, state, { status: 503, retryAfter: RETRY_AFTER_S });
    }
  }

  /** Stores a request. @throws RequestLinkInvalid */
  async ask(words: Words, form: AskFormDto): Promise<Page | SeeOther> {
    const { language } = words;
    const { value, problems = [] } = check(MakeRequestDto, {
      kind: form.kind,
      text: form.text.trim(),
      language,
    });
    if (!value || value.kind === 'child') {
      const isKind = value !== undefined || problems.some(({ field }) => field === 'kind');
      return this.asked(
        words,
        form,
        isKind ? { kind: 'problem.requestKind' } : { text: 'problem.requestText' },
      );
    }
    try {
      await this.requests.add(form.link, value);
    } catch (error) {
      if (!(error instanceof TooManyRequestsWaiting)) throw error;
      return this.asked(words, form, { text: 'problem.requestsWaiting' });
    }
    return new SeeOther(`/privacy/request${queryOf({ link: form.link, saved: 'yes' })}`);
  }

  private async asked(words: Words, form: AskFormDto, problems: Problems, isSaved = false): Promise<Page> {
    const email = this.requests.addressOf(form.link);
    const requests = await this.requests.of(form.link);
    return askPage(words, { form, email, requests, problems, isSaved });
  }
}
