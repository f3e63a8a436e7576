import { Injectable } from '@nestjs/common';
import {
  AlertDevices,
  AlertPreferences,
  type DeviceState,
  DIGEST_FREQUENCIES,
  type Followed,
  FollowRequests,
  isPending,
  OwnIssues,
  type PushEndpoint,
  PushKeys,
  QuestionsHeldUp,
  Subscriptions,
} from '../../../alerts';
import { emailRefusal } from '../../../api/validation/fields';
import { IssueNotFound } from '../../../issues';
import type { Actor } from '../../../kernel/actor';
import type { CitySlug } from '../../../kernel/cities';
import type { CityMap } from '../../city-maps.service';
import { oneOf, queryOf } from '../../forms/form-fields';
import type { Words } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import { type Page, SeeOther } from '../../page';
import type {
  ConfirmFormDto,
  DeviceFormDto,
  FollowFormDto,
  FollowQueryDto,
  ManageFormDto,
} from './alert-forms.dto';
import { followedIn } from './followed';
import { followPage, sentPage } from './follow-page';
import { confirmPage, managePage, noAddressPage, tooOldPage, unsubscribePage } from './page';

/** How long a form waits that came when too many questions were still to be sent: most are, by then. */
const RETRY_AFTER_S = 60;

/** The pages by which people follow something by mail, and end that. */
@Injectable()
export class AlertPages {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly requests: FollowRequests,
    private readonly preferences: AlertPreferences,
    private readonly own: OwnIssues,
    private readonly devices: AlertDevices,
    private readonly keys: PushKeys,
  ) {}

  /** @throws IssueNotFound where there is no issue of the id that everyone sees */
  async form(words: Words, city: CitySlug, query: FollowQueryDto, map: CityMap): Promise<Page> {
    const title = await this.titleOf(city, query.issue);
    return followPage(words, { city, typed: { ...query }, title, map, problems: {} });
  }

  /** The same answer whether an address is known or not. @throws IssueNotFound */
  async follow(words: Words, city: CitySlug, form: FollowFormDto, map: CityMap): Promise<Page> {
    const title = await this.titleOf(city, form.issue);
    const email = form.email.trim();
    const followed = await this.known(city, followedIn(form));
    const problems: Problems = {
      ...(emailRefusal(email) !== undefined && { email: 'alerts.badEmail' as const }),
      ...(!followed && { ward: 'alerts.badTarget' as const }),
    };
    if (!followed || Object.keys(problems).length > 0)
      return followPage(words, { city, typed: { ...form }, title, map, problems });
    const frequency = oneOf(DIGEST_FREQUENCIES, form.frequency) ?? 'daily';
    try {
      await this.requests.take({ email, language: words.language, city, followed, frequency });
    } catch (error) {
      // The form stays as it was filled in: it is to be sent again a little later.
      if (!(error instanceof QuestionsHeldUp)) throw error;
      const problem = { state: 'error.unavailable' as const };
      const state = { city, typed: { ...form }, title, map, problems: problem };
      return followPage(words, state, { status: 503, retryAfter: RETRY_AFTER_S });
    }
    return sentPage(words, city);
  }

  /** Nothing changes by looking. @throws AlertLinkInvalid */
  async askToConfirm(words: Words, link: string): Promise<Page> {
    const view = await this.subscriptions.view('confirm', link);
    if (view.subscriptions.length === 0) return tooOldPage(words);
    return confirmPage(words, link, view, !view.subscriptions.some(isPending));
  }

  /** Where nothing was chosen that waits, what does is shown again. @throws AlertLinkInvalid */
  async confirm(words: Words, { link, chosen }: ConfirmFormDto): Promise<Page> {
    const view = await this.subscriptions.confirm(link, chosen);
    if (!view.isDone && !view.subscriptions.some(isPending)) return tooOldPage(words);
    return confirmPage(words, link, view, view.isDone);
  }

  /** Nothing changes by looking. @throws AlertLinkInvalid */
  askToUnsubscribe(words: Words, link: string): Page {
    this.subscriptions.assertUnsubscribeLink(link);
    return unsubscribePage(words, link, false);
  }

  /** Ends a subscription, with no more than the link (RFC 8058). @throws AlertLinkInvalid */
  async unsubscribe(words: Words, link: string): Promise<Page> {
    await this.subscriptions.unsubscribe(link);
    return unsubscribePage(words, link, true);
  }

  /** @throws AlertLinkInvalid */
  async manage(words: Words, link: string): Promise<Page> {
    const view = await this.subscriptions.view('manage', link);
    const key = this.keys.isOn ? (await this.keys.get()).publicKey : undefined;
    return managePage(words, { link, view, key });
  }

  /**
   * Leads back to the page of the address, whose query says what the device shows now: that is what the script of the
   * page goes by.
   * @throws AlertLinkInvalid, AlertDeviceInvalid
   */
  async device(words: Words, { link, was, act, ...device }: DeviceFormDto): Promise<SeeOther> {
    if (act === 'renew') {
      await this.devices.renew(was, device);
      return new SeeOther('/');
    }
    const shows = await this.turned(act, link, device, words.language);
    return new SeeOther(`/alerts${queryOf({ link, device: shows })}`);
  }

  /** @throws AlertLinkInvalid */
  async change({ link, id, act }: ManageFormDto): Promise<SeeOther> {
    const frequency = oneOf(DIGEST_FREQUENCIES, act);
    if (frequency) await this.subscriptions.setFrequency(link, id, frequency);
    else if (act === 'own' || act === 'not-own') await this.preferences.setOwnIssues(link, act === 'own');
    else if (act === 'end') await this.end(link, id);
    return new SeeOther(`/alerts${queryOf({ link })}`);
  }

  /** What the reader follows by the address of their account. */
  async mine(words: Words, { id }: Actor): Promise<Page> {
    const link = await this.own.link(id);
    return link === undefined ? noAddressPage(words) : this.manage(words, link);
  }

  private async turned(
    act: string,
    link: string,
    device: PushEndpoint,
    language: string,
  ): Promise<DeviceState> {
    if (act === 'seen') return this.devices.seen(link, device);
    if (act !== 'on') return this.devices.remove(link, device.endpoint);
    await this.devices.add(link, device, language);
    return 'shown';
  }

  private async end(link: string, id: string): Promise<void> {
    // What is reported afterwards is no longer followed either: "all" means that, too.
    if (id === 'all') await this.preferences.setOwnIssues(link, false);
    await this.subscriptions.end(link, id);
  }

  private async titleOf(city: CitySlug, issueId: string): Promise<string | undefined> {
    if (issueId === '') return undefined;
    const title = await this.requests.titleOf(city, issueId);
    if (title === undefined) throw new IssueNotFound();
    return title;
  }

  private async known(city: CitySlug, followed: Followed | undefined): Promise<Followed | undefined> {
    return followed && (await this.requests.isKnown(city, followed)) ? followed : undefined;
  }
}
