import { hasVerhoeffCheckDigit } from './verhoeff';

/** A number of a person in a folded text, from `start` to before `end`. */
export interface PersonalNumber {
  kind: 'phone' | 'aadhaar' | 'bank_account';
  start: number;
  end: number;
  /** Its digits; of a phone number those without prefixes. */
  digits: string;
}

/** Digits without anything between them. */
interface Group {
  digits: string;
  start: number;
  end: number;
}

const GROUP = /\d+/g;
/** What may stand between the groups of one number. */
const BETWEEN = /^[ .()-]{1,3}$/;
/** Shorter and longer numbers are none of a person. */
const MIN_DIGITS = 8;
const MAX_DIGITS = 18;
const MAX_GROUPS = 14;
/** How many characters before a number say what it is, and how near an IFSC stands to its account number. */
const LABEL_LENGTH = 28;
const IFSC_DISTANCE = 90;

const PHONE_LABEL =
  /(?:phone|phno|\bph|mobile|\bmob|\bcell|\bcall|contact|\btel|landline|whats ?app|\bwa\.me\/|helpline|dial|फ़ोन|फ़ोन|फोन|मोबाइल|मोबाईल|कॉल|संपर्क|सम्पर्क|व्हाट्स|व्हॉट्स|दूरध्वनी|भ्रमणध्वनी|दूरभाष|ফোন|মোবাইল|কল|যোগাযোগ|হোয়াটস|হোয়াটস|போன்|ஃபோன்|மொபைல்|அலைபேசி|தொலைபேசி|கைபேசி|அழை|தொடர்பு|வாட்ஸ்|ఫోన్|ఫోను|మొబైల్|కాల్|సంప్రదించ|వాట్సాప్|ಫೋನ್|ಮೊಬೈಲ್|ಕರೆ|ದೂರವಾಣಿ|ಸಂಪರ್ಕ|ವಾಟ್ಸ|ફોન|મોબાઇલ|મોબાઈલ|કૉલ|કોલ|સંપર્ક|વોટ્સ|વૉટ્સ)[^\d\n]*$/iu;
const AADHAAR_LABEL = /(?:aadh?aa?r|adhaa?r|\buid|आधार|আধার|ஆதார்|ఆధార్|ಆಧಾರ್|ಆಧಾರ|આધાર|ആധാർ|ਆਧਾਰ)[^\d\n]*$/iu;
const ACCOUNT_LABEL =
  /(?:\ba\/?c\b|\bacct?\b|account|\bkhata|खाता|खाते|खात्या|অ্যাকাউন্ট|একাউন্ট|কণ্টো|கணக்கு|ఖాతా|అకౌంట్|ಖಾತೆ|ಅಕೌಂಟ್|ખાતા|ખાતું|એકાઉન્ટ|अकाउंट|अकाऊंट)[^\d\n]{0,18}$/iu;
/** Numbers of other things, which have as many digits as phone numbers. */
const OTHER_LABEL =
  /(?:complaint|ticket|\bref(?:erence)?|\bsr|service request|request|application|docket|grievance|bill|invoice|receipt|consumer|customer|meter|\brr|token|tender|survey|khasra|khata|property|\bpid|शिकायत|तक्रार|অভিযোগ|புகார்|ఫిర్యాదు|ದೂರು|ફરિયાદ) ?(?:no|nos|num|number|id|ref|code|#|नंबर|नं|संख्या|क्रमांक|क्र|নম্বর|নং|எண்|నంబర్|నంబరు|నెం|ಸಂಖ್ಯೆ|ನಂ|નંબર|નં)?[ .:#=-]*$/iu;
const MONEY_LABEL = /(?:₹|\brs\.?|\binr|rupees) ?$/iu;
const PLUS = /\+ ?\(?$/;
const IFSC = /(?<![A-Za-z0-9])[A-Z]{4}0[A-Z0-9]{6}(?![A-Za-z0-9])/gi;

/** In which groups people write ten digits. In others, only a word before them makes them a phone number. */
const PHONE_SHAPES = new Set(
  '10 5-5 4-6 6-4 3-7 7-3 2-8 3-3-4 3-4-3 4-3-3 2-4-4 4-4-2 5-2-3 5-3-2 3-2-5 3-2-3-2 2-2-2-2-2 1-1-1-1-1-1-1-1-1-1'.split(
    ' ',
  ),
);
/** With points between the groups, all others may be fractions. */
const POINTED_SHAPES = new Set(['5-5', '3-3-4', '4-3-3', '3-4-3', '2-2-2-2-2']);
const AADHAAR_SHAPES = new Set([
  '12',
  '4-4-4',
  '4-8',
  '8-4',
  '6-6',
  '1-1-1-1-1-1-1-1-1-1-1-1',
  '3-3-3-3',
  '2-2-2-2-2-2',
]);

/**
 * The phone numbers, Aadhaar numbers and bank accounts in a folded text, in their order. Takes linear time: each group
 * of digits is looked at as the first of at most `MAX_GROUPS`.
 */
export function personalNumbersIn(text: string): PersonalNumber[] {
  const groups = Array.from(text.matchAll(GROUP), ({ 0: digits, index }) => {
    return { digits, start: index, end: index + digits.length };
  });
  if (groups.length === 0) return [];
  const codes = Array.from(text.matchAll(IFSC), ({ index }) => index);
  const found: PersonalNumber[] = [];
  for (let first = 0; first < groups.length;) {
    const number = firstAt(text, groups, first, codes);
    if (number) found.push(number);
    first += number ? groupsWithin(groups, first, number.end) : 1;
  }
  return found;
}

function groupsWithin(groups: readonly Group[], first: number, end: number): number {
  let count = 0;
  while ((groups[first + count]?.end ?? Infinity) <= end) count++;
  return Math.max(1, count);
}

/** The number that begins with a group. The longest one counts, as its parts may look like numbers, too. */
function firstAt(
  text: string,
  groups: readonly Group[],
  first: number,
  codes: readonly number[],
): PersonalNumber | undefined {
  const joined = joinedFrom(text, groups, first);
  const label = new Label(text, groups[first]?.start ?? 0);
  for (let count = joined.length; count > 0; count--) {
    const parts = joined[count - 1] ?? [];
    const number = numberOf(text, parts, label, codes);
    if (number) return number;
  }
  return undefined;
}

/** What the words before a number say; each is looked for once, if it is needed. */
class Label {
  readonly words: string;
  private readonly known = new Map<RegExp, boolean>();

  constructor(
    text: string,
    readonly start: number,
  ) {
    this.words = text.slice(Math.max(0, start - LABEL_LENGTH), start);
  }

  says(pattern: RegExp): boolean {
    const known = this.known.get(pattern) ?? pattern.test(this.words);
    this.known.set(pattern, known);
    return known;
  }
}

/** The group alone, the group and its next one, and so on. */
function joinedFrom(text: string, groups: readonly Group[], first: number): Group[][] {
  const joined: Group[][] = [];
  let digits = 0;
  for (let last = first; last < groups.length && joined.length < MAX_GROUPS; last++) {
    const group = groups[last];
    const previous = groups[last - 1];
    if (!group) break;
    if (last > first && previous && !BETWEEN.test(text.slice(previous.end, group.start))) break;
    digits += group.digits.length;
    if (digits > MAX_DIGITS) break;
    joined.push(groups.slice(first, last + 1));
  }
  return joined;
}

function numberOf(
  text: string,
  parts: readonly Group[],
  label: Label,
  codes: readonly number[],
): PersonalNumber | undefined {
  const digits = parts.map((part) => part.digits).join('');
  if (digits.length < MIN_DIGITS) return undefined;
  const { start } = label;
  const end = parts.at(-1)?.end ?? 0;
  if (isBankAccount(digits, label, codes)) return { kind: 'bank_account', start, end, digits };
  if (isAadhaar(digits, shapeOf(parts), label)) return { kind: 'aadhaar', start, end, digits };
  const phone = phoneOf(text, parts, digits, label);
  const prefix = PLUS.exec(label.words)?.[0].trimStart().length ?? 0;
  return phone === undefined ? undefined : { kind: 'phone', start: start - prefix, end, digits: phone };
}

function shapeOf(parts: readonly Group[]): string {
  return parts.map(({ digits }) => digits.length).join('-');
}

function isBankAccount(digits: string, label: Label, codes: readonly number[]): boolean {
  if (digits.length < 9) return false;
  const isNear = codes.some((code) => Math.abs(code - label.start) < IFSC_DISTANCE);
  if (!isNear && !label.says(ACCOUNT_LABEL)) return false;
  if (label.says(PHONE_LABEL) || label.says(AADHAAR_LABEL)) return false;
  // An Aadhaar number beside an IFSC stays one, as it is masked in any case.
  return label.says(ACCOUNT_LABEL) || !(digits.length === 12 && hasVerhoeffCheckDigit(digits));
}

function isAadhaar(digits: string, shape: string, label: Label): boolean {
  if (digits.length !== 12 || Number(digits[0]) < 2 || !hasVerhoeffCheckDigit(digits)) return false;
  if (label.says(AADHAAR_LABEL)) return true;
  const mayBePhone = /^91[6-9]/.test(digits) && (label.says(PHONE_LABEL) || label.says(PLUS));
  const isOther = shape === '12' && label.says(OTHER_LABEL);
  return AADHAAR_SHAPES.has(shape) && !mayBePhone && !isOther;
}

/** The ten digits of a phone number, or those of a landline without its area; undefined: it is none. */
function phoneOf(text: string, parts: readonly Group[], digits: string, label: Label): string | undefined {
  const isLandlineOfCity = digits.length === 8 && /^[2-7]/.test(digits);
  if (isLandlineOfCity)
    return label.says(PHONE_LABEL) && /^(?:8|4-4|3-5)$/.test(shapeOf(parts)) ? digits : undefined;
  const hasPlus = label.says(PLUS);
  const [prefix, rest] = withoutPrefix(digits, hasPlus);
  if (rest.length !== 10) return undefined;
  const isMobile = /^[6-9]/.test(rest);
  const isLandline = /^[1-8]/.test(rest) && (prefix === '0' || hasPlus || prefix === '0091');
  if (!isMobile && !isLandline) return undefined;
  return isClear(text, parts, prefix, label) || label.says(PHONE_LABEL) ? rest : undefined;
}

/** Whether ten digits are a phone number without a word that says so. */
function isClear(text: string, parts: readonly Group[], prefix: string, label: Label): boolean {
  if (label.says(PLUS)) return true;
  const end = parts.at(-1)?.end ?? 0;
  if (isPartOfAnother(label.words, text.slice(end, end + 12))) return false;
  if (!isUsual(text, parts, prefix.length)) return false;
  return !label.says(OTHER_LABEL) && !label.says(MONEY_LABEL);
}

function withoutPrefix(digits: string, hasPlus: boolean): [string, string] {
  const prefix = /^(?:0091|091|91)0?(?=\d{10}$)/.exec(digits)?.[0] ?? /^0(?=\d{10}$)/.exec(digits)?.[0] ?? '';
  return hasPlus && !prefix.includes('91') ? ['', ''] : [prefix, digits.slice(prefix.length)];
}

/** Whether ten digits are in groups as people write phone numbers. @param prefix the number of digits before these */
function isUsual(text: string, parts: readonly Group[], prefix: number): boolean {
  let left = prefix;
  const sizes: number[] = [];
  for (const { digits } of parts) {
    const own = Math.max(0, digits.length - left);
    left = Math.max(0, left - digits.length);
    if (own > 0) sizes.push(own);
  }
  const shape = sizes.join('-');
  const [first, last] = [parts[0]?.end ?? 0, parts.at(-1)?.start ?? 0];
  const hasPoint = parts.length > 1 && text.slice(first, last).includes('.');
  return (hasPoint ? POINTED_SHAPES : PHONE_SHAPES).has(shape);
}

/** Whether the digits are the end of a fraction, or belong to letters and digits, such as the id of something. */
function isPartOfAnother(before: string, after: string): boolean {
  const isFraction = /\d[.,]$/.test(before) && !/(?:^|\s)[1-7]\.$/.test(before);
  return isFraction || /[A-Za-z_#\d]$|\d[/:]$/.test(before) || /^(?:[A-Za-z]*\d|[.,/:]\d{2})/.test(after);
}
