import { check } from '../../../api/validation/request-validation.pipe';
import { CreateIssueDto } from '../../../issues';
import { CATEGORY_SLUGS } from '../../../kernel/categories';
import type { CitySlug } from '../../../kernel/cities';
import { typedPoint } from '../../../kernel/typed-point';
import { typedPincode } from '../../../kernel/typed-text';
import { oneOf } from '../../forms/form-fields';
import type { Key } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import type { ReportFormDto } from './report-form.dto';

/** A valid report, or the problems of the form. */
export type CheckedReport =
  { issue: CreateIssueDto; problems?: undefined } | { issue?: undefined; problems: Problems };

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
  const address = form.address.trim();
  const hasPoint = lat !== undefined || lng !== undefined;
  const description = form.description.trim();
  const report = {
    title: form.title.trim(),
    description,
    city,
    category: oneOf(CATEGORY_SLUGS, form.category),
    priority: 'medium',
    ...(hasPoint && { location: { lat, lng, address } }),
    ...(pincode !== '' && { pincode }),
  };
  const { problems = [] } = check(CreateIssueDto, report);
  const refused = new Map(
    problems.map(({ field }) => fieldOf(field)).map((field) => [field, PROBLEMS[field]]),
  );
  if (isSwapped) refused.set('lat', 'problem.swapped');
  if (!hasPoint && pincode === '' && address === '') refused.set('pincode', 'problem.place');
  // The description must be long enough by itself, and not too long together with the address.
  const whole = { ...report, description: described(description, hasPoint ? '' : address) };
  const { value, problems: tooMuch = [] } = check(CreateIssueDto, whole);
  if (!refused.has('description') && tooMuch.some(({ field }) => field === 'description'))
    refused.set('address', 'problem.addressSum');
  if (value && refused.size === 0) return { issue: value };
  return { problems: Object.fromEntries(refused) as Problems };
}

/** The form field that a field of the API comes from. */
function fieldOf(field: string): string {
  if (field === 'location.address') return 'address';
  return field.startsWith('location') ? 'lat' : field;
}

/** The API accepts an address only with a point: otherwise it is added to the description. */
function described(description: string, address: string): string {
  return address === '' || description === '' ? description : `${description}\n\n${address}`;
}
