import { check } from '../../../api/validation/request-validation.pipe';
import { CreateIssueDto } from '../../../issues';
import { CATEGORY_SLUGS } from '../../../kernel/categories';
import type { CitySlug } from '../../../kernel/cities';
import { oneOf } from '../../forms/form-fields';
import type { Key } from '../../i18n/translate';
import type { Problems } from '../../kit/fields';
import type { ReportFormDto } from './report-form.dto';

/** A report that may be made, or what is wrong with it. */
export type CheckedReport =
  { issue: CreateIssueDto; problems?: undefined } | { issue?: undefined; problems: Problems };

const INDIAN_DIGIT = /[\u0966-\u096f\u09e6-\u09ef\u0ae6-\u0aef\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef]/g;
/** In each of these scripts the digits begin at a place that ends in 6. */
const ZERO = 6;

/** What a refused field of the API's report is said to be on the page. */
const PROBLEMS: Record<string, Key | undefined> = {
  title: 'problem.title',
  description: 'problem.description',
  category: 'problem.category',
  pincode: 'problem.pincode',
  lat: 'problem.point',
  address: 'problem.address',
};

/** Makes a report of what was typed, by the rules of the API; a report must say where. */
export function checkReport(city: CitySlug, form: ReportFormDto): CheckedReport {
  const pincode = plainDigits(form.pincode).replaceAll(/\s/g, '');
  const [lat, lng] = [degrees(form.lat), degrees(form.lng)];
  const address = form.address.trim();
  const hasPoint = lat !== undefined || lng !== undefined;
  const { value, problems = [] } = check(CreateIssueDto, {
    title: form.title.trim(),
    description: described(form.description.trim(), hasPoint ? '' : address),
    city,
    category: oneOf(CATEGORY_SLUGS, form.category),
    priority: 'medium',
    ...(hasPoint && { location: { lat, lng, address } }),
    ...(pincode !== '' && { pincode }),
  });
  const refused = new Map(
    problems.map(({ field }) => fieldOf(field)).map((field) => [field, PROBLEMS[field]]),
  );
  if (!hasPoint && pincode === '' && address === '') refused.set('pincode', 'problem.place');
  if (value && refused.size === 0) return { issue: value };
  return { problems: Object.fromEntries(refused) as Problems };
}

/** The field of the form that a field of the API's report comes from. */
function fieldOf(field: string): string {
  if (field === 'location.address') return 'address';
  return field.startsWith('location') ? 'lat' : field;
}

/** The API takes an address with a point alone: without one it is part of what is said. */
function described(description: string, address: string): string {
  return address === '' || description === '' ? description : `${description}\n\n${address}`;
}

function plainDigits(text: string): string {
  return text.replaceAll(INDIAN_DIGIT, (digit) => String((digit.charCodeAt(0) & 0xf) - ZERO));
}

/** Degrees as they were typed, with a point or a comma; undefined where nothing was, NaN where it is no number. */
function degrees(text: string): number | undefined {
  const plain = plainDigits(text).trim().replace(',', '.');
  if (plain === '') return undefined;
  return /^-?\d{1,3}(\.\d{1,15})?$/.test(plain) ? Number(plain) : Number.NaN;
}
