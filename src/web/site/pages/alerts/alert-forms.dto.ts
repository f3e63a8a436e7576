import { FirstText } from '../../../../api/validation/query-fields';
import { FormText, FormTexts } from '../../forms/form-fields';

/** What to follow, as a link to the form gives it. */
export class FollowQueryDto {
  @FirstText()
  issue: string = '';
  @FirstText()
  ward: string = '';
  @FirstText()
  category: string = '';
  @FirstText()
  lat: string = '';
  @FirstText()
  lng: string = '';
  /** Words that name a place. */
  @FirstText()
  near: string = '';
}

/** What to follow, as the form sends it. */
export class FollowFormDto {
  /** `ward`, `category` or `place`: the part of the form that counts. Empty: the one that is filled in. */
  @FormText()
  what: string = '';
  @FormText()
  issue: string = '';
  @FormText()
  ward: string = '';
  @FormText()
  category: string = '';
  @FormText()
  lat: string = '';
  @FormText()
  lng: string = '';
  /** Words that name a place: its area, ward or pincode. A position that is given counts instead. */
  @FormText()
  near: string = '';
  /** The chosen one of several places that the words name. */
  @FormText()
  spot: string = '';
  @FormText()
  radius: string = '';
  @FormText()
  frequency: string = '';
  @FormText()
  email: string = '';
}

/** The link of a mail. */
export class AlertLinkDto {
  @FirstText()
  link: string = '';
}

/** The link of a mail, as its page sends it. */
export class ConfirmFormDto {
  @FormText()
  link: string = '';
  /** The ids of the selected subscriptions. */
  @FormTexts()
  chosen: string[] = [];
}

/** Turns alerts on a device on or off; or, without a link, replaces the endpoint `was` by another one. */
export class DeviceFormDto {
  @FormText()
  link: string = '';
  @FormText()
  was: string = '';
  /** `on`, `off`, `seen` (the device is still in use) or `renew`. */
  @FormText()
  act: string = '';
  @FormText()
  endpoint: string = '';
  @FormText()
  p256dh: string = '';
  @FormText()
  auth: string = '';
}

/** A change of what an address follows. */
export class ManageFormDto {
  @FormText()
  link: string = '';
  /** The id of a subscription, or `all`. */
  @FormText()
  id: string = '';
  /** `end`, `daily` or `weekly`. */
  @FormText()
  act: string = '';
}
