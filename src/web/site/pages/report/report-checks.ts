import { check } from '../../../../api/validation/request-validation.pipe';
import { textRefusal } from '../../../../api/validation/text';
import { CreateIssueDto } from '../../../../issues';
import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import type { CitySlug } from '../../../../kernel/cities';
import { SHOWN_AS } from '../../../../kernel/people/shown-as';
import { PLACE_PRECISIONS } from '../../../../kernel/place-precision';
import { typedPoint } from '../../../../kernel/typed-point';
import { typedPincode } from '../../../../kernel/text/typed-text';
import { isVisible, withoutDirectionControls } from '../../../../kernel/text/visible-text';
import { oneOf } from '../../forms/form-fields';
import type { Key } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import type { ReportFormDto } from './report-form.dto';

/** A valid report, or the problems of the form. */
export type CheckedReport =
  { issue: SiteReport; problems?: undefined } | { issue?: undefined; problems: Problems };

/** A report of the API, and an address without a point, which the API does not accept. */
export type SiteReport = CreateIssueDto & { address?: string };

const MAX_ADDRESS = 500;

/** The page's text for a refused field of the API. */
const PROBLEMS: Record<string, Key | undefined> = {
  title: 'problem.title',
  description: 'problem.description',
  category: 'problem.category',
  pincode: 'problem.pincode',
  lat: 'problem.point',
  address: 'problem.address',
};

/** Converts a typed form to a report, by the rules of the API; in addition, a place is required. */
export function checkReport(city: CitySlug, form: ReportFormDto): CheckedReport {
  const pincode = typedPincode(form.pincode);
  const { lat, lng, isSwapped } = typedPoint(form.lat, form.lng);
  const address = addressIn(form);
  const hasPoint = lat !== undefined || lng !== undefined;
  const report = {
    title: form.title.trim(),
    description: form.description.trim(),
    city,
    category: oneOf(CATEGORY_SLUGS, form.category),
    priority: 'medium',
    shownAs: oneOf(SHOWN_AS, form.shownAs),
    ...(hasPoint && { location: { lat, lng, address } }),
    ...(pincode !== '' && { pincode }),
    place: oneOf(PLACE_PRECISIONS, form.place),
  };
  const { value, problems = [] } = check(CreateIssueDto, report);
  const refused = new Map(
    problems.map(({ field }) => fieldOf(field)).map((field) => [field, PROBLEMS[field]]),
  );
  if (isSwapped) refused.set('lat', 'problem.swapped');
  if (!hasPoint && pincode === '' && address === '') refused.set('pincode', 'problem.place');
  if (textRefusal(address, 0, MAX_ADDRESS) !== undefined) refused.set('address', 'problem.address');
  if (value && refused.size === 0)
    return { issue: hasPoint || address === '' ? value : Object.assign(value, { address }) };
  return { problems: Object.fromEntries(refused) as Problems };
}

/** As the API stores texts; empty if nobody sees any of it. */
function addressIn({ address }: ReportFormDto): string {
  const text = withoutDirectionControls(address).trim();
  return isVisible(text) ? text : '';
}

/** The form field that a field of the API comes from. */
function fieldOf(field: string): string {
  if (field === 'location.address') return 'address';
  return field.startsWith('location') ? 'lat' : field;
}
