import { FirstText } from '../../../api/validation/query-fields';
import { FormText, FormTexts } from '../../forms/form-fields';

/** What somebody wants to follow, as a link to the form says it. */
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
}

/** What somebody wants to follow, as the form sends it. */
export class FollowFormDto {
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

/** The link of a mail, sent on by its page. */
export class ConfirmFormDto {
  @FormText()
  link: string = '';
  /** The ids of what was chosen of what the page showed. */
  @FormTexts()
  chosen: string[] = [];
}

/** A device that is to show alerts, or no longer; or one that took another endpoint (`was`), without a link. */
export class DeviceFormDto {
  @FormText()
  link: string = '';
  @FormText()
  was: string = '';
  /** `on`, `off`, `seen` (it says that it is there) or `renew`. */
  @FormText()
  act: string = '';
  @FormText()
  endpoint: string = '';
  @FormText()
  p256dh: string = '';
  @FormText()
  auth: string = '';
}

/** What is changed of what an address follows. */
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
