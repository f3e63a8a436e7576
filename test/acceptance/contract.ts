/** What the contract says about a new issue, written independently of the service to test it. */
export const CITIES = [
  'mumbai',
  'bangalore',
  'delhi',
  'hyderabad',
  'chennai',
  'pune',
  'kolkata',
  'ahmedabad',
];
export const CATEGORIES = ['traffic', 'road', 'infrastructure', 'hygiene', 'healthcare', 'systemic'];
export const PRIORITIES = ['low', 'medium', 'high'];
export const STATUSES = ['open', 'in_progress', 'resolved', 'closed'];
export const LISTED_STATUSES = ['open', 'in_progress', 'resolved'];
export const SORTS = ['createdAt_desc', 'createdAt_asc', 'upvotes_desc'];

export const MAX_TITLE_LENGTH = 200;

/** The body of POST /api/issues. The values of a source are sent as they are, valid or not. */
export interface IssueBody {
  title: string;
  description: string;
  city: string;
  category: string;
  priority: string;
  location?: { lat: unknown; lng: unknown; address?: string };
  pincode?: string;
}

/** `wrong`: the contract refuses it. `unclear`: it may be refused (how to count, blank text). */
export type Doubt = 'wrong' | 'unclear';

/** Whether a text cannot be stored in a database column of the service. */
export function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}

/** The reason to refuse a text for these lengths; undefined if it must be accepted. */
export function doubtAbout(text: string, minimum: number, maximum: number): Doubt | undefined {
  if (isUnstorable(text)) return 'wrong';
  const fits = [text.length, [...text].length].map((length) => length >= minimum && length <= maximum);
  if (!fits.includes(true)) return 'wrong';
  return fits.includes(false) || (minimum > 0 && isBlank(text)) ? 'unclear' : undefined;
}

/** Every field of a body that must or may be refused. */
export function doubtsAbout(body: IssueBody): Map<string, Doubt> {
  const doubts = new Map<string, Doubt>();
  const note = (field: string, doubt: Doubt | undefined) => doubt && doubts.set(field, doubt);
  const known = (value: string, values: readonly string[]) => (values.includes(value) ? undefined : 'wrong');
  note('title', doubtAbout(body.title, 10, MAX_TITLE_LENGTH));
  note('description', doubtAbout(body.description, 20, 2000));
  note('city', known(body.city, CITIES));
  note('category', known(body.category, CATEGORIES));
  note('priority', known(body.priority, PRIORITIES));
  if (body.pincode !== undefined) note('pincode', /^[0-9]{6}$/.test(body.pincode) ? undefined : 'wrong');
  if (body.location) {
    note('location.lat', doubtAboutDegrees(body.location.lat, 90));
    note('location.lng', doubtAboutDegrees(body.location.lng, 180));
    if (isUnstorable(body.location.address ?? '')) note('location.address', 'wrong');
  }
  return doubts;
}

function doubtAboutDegrees(value: unknown, bound: number): Doubt | undefined {
  return typeof value === 'number' && Math.abs(value) <= bound ? undefined : 'wrong';
}

/** Whether a text has nothing visible: only white space, control and format characters, blank fillers. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);
}
