import { Injectable } from '@nestjs/common';
import {
  AlertDevicesService,
  AlertPreferencesService,
  type DeviceState,
  DIGEST_FREQUENCIES,
  type Followed,
  FollowRequestsService,
  isPending,
  OwnIssuesService,
  type PushEndpoint,
  PushKeysService,
  TooManyConfirmations,
  Subscriptions,
} from '../../../../alerts';
import { isInternationalEmail } from '../../../../api/validation/email';
import { IssueNotFound } from '../../../../issues';
import type { Actor } from '../../../../kernel/people/actor';
import type { CitySlug } from '../../../../kernel/cities';
import { typedEmail } from '../../../../kernel/text/email-address';
import { typedPoint } from '../../../../kernel/typed-point';
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
import { FOLLOWED_PARTS, followedIn, type FollowedPart } from './followed';
import { type FollowBase, followPage, sentPage } from './follow-page';
import { placesNamed, spotOf } from './named-places';
import {
  confirmPage,
  managePage,
  type ManageState,
  noAddressPage,
  tooOldPage,
  unsubscribePage,
} from './page';

/** When to send the form again if too many confirmations wait to be sent; by then most are sent. */
const RETRY_AFTER_S = 60;

/** The pages to follow something by mail, and to unsubscribe. */
@Injectable()
export class AlertPagesService {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly requests: FollowRequestsService,
    private readonly preferences: AlertPreferencesService,
    private readonly own: OwnIssuesService,
    private readonly devices: AlertDevicesService,
    private readonly keys: PushKeysService,
  ) {}

  /** @throws IssueNotFound if there is no visible issue with the id */
  async form(words: Words, city: CitySlug, query: FollowQueryDto, base: FollowBase): Promise<Page> {
    const title = await this.titleOf(city, query.issue);
    return followPage(words, { city, typed: { ...query }, title, ...base, problems: {} });
  }

  /** The answer does not depend on whether the address is known. @throws IssueNotFound */
  async follow(words: Words, city: CitySlug, form: FollowFormDto, base: FollowBase): Promise<Page> {
    const title = await this.titleOf(city, form.issue);
    const email = typedEmail(form.email);
    const followed = await this.known(city, followedIn(withSpot(form, base)));
    const problems: Problems = {
      ...(!isInternationalEmail(email) && { email: 'alerts.badEmail' as const }),
      ...(!followed && problemOf(form, base)),
      ...(typedPoint(form.lat, form.lng).isSwapped && { lat: 'problem.swapped' as const }),
    };
    if (!followed || Object.keys(problems).length > 0)
      return followPage(words, { city, typed: { ...form }, title, ...base, problems });
    const frequency = oneOf(DIGEST_FREQUENCIES, form.frequency) ?? 'daily';
    try {
      await this.requests.take({ email, language: words.language, city, followed, frequency });
    } catch (error) {
      // The form keeps its values, to be sent again later.
      if (!(error instanceof TooManyConfirmations)) throw error;
      const problem = { state: 'error.unavailable' as const };
      const state = { city, typed: { ...form }, title, ...base, problems: problem };
      return followPage(words, state, { status: 503, retryAfter: RETRY_AFTER_S });
    }
    return sentPage(words, city);
  }

  /** Changes nothing, as programs that check mails open links. @throws AlertLinkInvalid */
  async askToConfirm(words: Words, link: string): Promise<Page> {
    const view = await this.subscriptions.view('confirm', link);
    if (view.subscriptions.length === 0) return tooOldPage(words);
    return confirmPage(words, { link, view, isDone: !view.subscriptions.some(isPending) });
  }

  /** If no pending subscription was selected, the pending ones are shown again. @throws AlertLinkInvalid */
  async confirm(words: Words, { link, chosen }: ConfirmFormDto): Promise<Page> {
    const view = await this.subscriptions.confirm(link, chosen);
    if (!view.isDone && !view.subscriptions.some(isPending)) return tooOldPage(words);
    return confirmPage(words, { link, view, isDone: view.isDone, isEmpty: chosen.length === 0 });
  }

  /** Changes nothing, as programs that check mails open links. @throws AlertLinkInvalid */
  askToUnsubscribe(words: Words, link: string): Page {
    this.subscriptions.assertUnsubscribeLink(link);
    return unsubscribePage(words, link, false);
  }

  /** Ends a subscription; the link is the only credential (RFC 8058). @throws AlertLinkInvalid */
  async unsubscribe(words: Words, link: string): Promise<Page> {
    await this.subscriptions.unsubscribe(link);
    return unsubscribePage(words, link, true);
  }

  /** @throws AlertLinkInvalid */
  async manage(words: Words, link: string): Promise<Page> {
    return managePage(words, await this.managed(link));
  }

  /**
   * Redirects to the page of the address, whose query gives the device's current state to the script of the page.
   * @throws AlertLinkInvalid, AlertDeviceInvalid
   */
  async device(words: Words, { link, was, act, ...device }: DeviceFormDto): Promise<SeeOther> {
    if (act === 'renew') {
      await this.devices.renew(was, device);
      return new SeeOther('/?device=renewed');
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

  /** The subscriptions of the address of the reader's account. */
  async mine(words: Words, actor: Actor): Promise<Page> {
    const managed = await this.ofAccount(actor);
    return managed ? managePage(words, managed) : noAddressPage(words);
  }

  /** What the address of an account follows; undefined if the account has no verified address. */
  async ofAccount({ id }: Actor): Promise<ManageState | undefined> {
    const link = await this.own.link(id);
    return link === undefined ? undefined : this.managed(link);
  }

  private async managed(link: string): Promise<ManageState> {
    const view = await this.subscriptions.view('manage', link);
    return { link, view, key: this.keys.isOn ? (await this.keys.get()).publicKey : undefined };
  }

  private async turned(
    act: string,
    link: string,
    device: PushEndpoint,
    language: string,
  ): Promise<DeviceState> {
    if (act === 'seen') return this.devices.seen(link, device);
    if (act !== 'on') return this.devices.remove(link, device.endpoint);
    return this.devices.add(link, device, language);
  }

  private async end(link: string, id: string): Promise<void> {
    // "All" also ends following the issues the person reports in the future.
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

const PART_PROBLEMS: Record<FollowedPart, Problems> = {
  ward: { ward: 'alerts.badWard' },
  category: { category: 'alerts.badCategory' },
  place: { lat: 'alerts.badPlace' },
};

/** Why a form follows nothing, beside the part that was chosen. */
function problemOf(form: FollowFormDto, base: FollowBase): Problems {
  const { what, issue, near, lat, lng } = form;
  const part = issue === '' ? oneOf(FOLLOWED_PARTS, what) : undefined;
  if (part !== 'place' || lat.trim() !== '' || lng.trim() !== '')
    return part ? PART_PROBLEMS[part] : { ward: 'alerts.badTarget' };
  if (withSpot(form, base) !== form || near.trim() === '') return { near: 'alerts.badPlace' };
  const isKnown = placesNamed(near, base.pincodes, base.wards).length > 0;
  return { near: isKnown ? 'alerts.whichPlace' : 'alerts.unknownPlace' };
}

/** The form with the position of the place that its words name: the only one, or the chosen one. */
function withSpot(form: FollowFormDto, { pincodes, wards }: FollowBase): FollowFormDto {
  if (form.lat.trim() !== '' || form.lng.trim() !== '') return form;
  const places = placesNamed(form.near, pincodes, wards);
  const place = places.length === 1 ? places[0] : places.find((each) => spotOf(each) === form.spot);
  return place ? { ...form, lat: String(place.lat), lng: String(place.lng) } : form;
}
