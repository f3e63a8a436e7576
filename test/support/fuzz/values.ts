import fc from 'fast-check';
import type { Chance } from './chance';
import type { Operation, Schema } from './operations';
import type { Pool } from './pool';

const WORDS = 'lamp road dark water गड्ढा garbage near school Hill broken since week'.split(' ');
const HOME = 'mumbai';
const CITIES = [HOME, HOME, HOME, 'delhi', 'pune', 'bangalore'];
const WARDS = ['H/West', 'A', 'K/East', 'L'];
const PINCODES = ['400050', '400001', '400069', '560001'];

/** The meaning of a name whose schema says less than the contract: kinds of the pool, or values. */
const KINDS: Record<string, string> = {
  userId: 'usr',
  issueId: 'iss',
  issueIds: 'iss',
  mediaIds: 'med',
  msgId: 'msg',
  reqId: 'req',
  flagId: 'flg',
  clusterId: 'dup',
  findingId: 'fnd',
  redactionId: 'red',
  accountId: 'adm',
  notificationId: 'ntf',
  officialId: 'off',
  ward_officer_id: 'off',
  corporator_id: 'off',
  wardId: 'wrd',
  keywordId: 'kwd',
  mentionId: 'men',
  eventId: 'evt',
  actor: 'adm',
  slug: 'slug',
  idToken: 'idToken',
  token: 'token',
  messageId: 'messageId',
  microPostId: 'microPostId',
  mediaId: 'med',
  before: 'iss',
  after: 'usr',
};
const VALUES: Record<string, readonly string[]> = {
  cityId: CITIES,
  city: [...CITIES, 'Mumbai', 'All cities'],
  ward: WARDS,
  code: WARDS,
  wardCode: WARDS,
  pin: PINCODES,
  pincode: PINCODES,
  pincodes: PINCODES,
  kind: ['ward', 'pincode'],
  channel: ['chat', 'photo', 'micro', 'platform'],
  role: ['Corporator', 'MLA', 'MP', 'Municipal Ward Officer'],
  category: ['Infrastructure', 'Traffic', 'All'],
  reason: ['all', 'spam', 'It is dark again'],
  designation: ['all', 'Corporator', 'MLA'],
  unread: ['true', 'false'],
  status: ['new', 'ack', 'progress', 'resolved', 'overdue', 'all'],
  type: ['all', 'cleanup'],
  zone: ['All', ''],
  bbox: ['72.77,18.89,72.98,19.27', '72.82,19.05,72.84,19.06', '-180,-90,180,90'],
  q: ['lamp', 'road', 'H/West', 'गड्ढा', 'a', ''],
  action: ['user.role', 'issue.toggle_hidden'],
  targetType: ['issue', 'user'],
  url: ['https://social.example/@asha/1', 'https://social.example/@asha/2'],
  'hub.mode': ['subscribe'],
};
/** Paths whose `{id}` has a kind of its own. */
const IDS: ReadonlyArray<[RegExp, string]> = [
  [/accountability\/jurisdictions/, 'jur'],
  [/accountability\/officials/, 'off'],
  [/accountability\/departments/, 'dep'],
  [/accountability\/police-stations/, 'pol'],
  [/reopen-request$|rate-resolution$/, 'resolved'],
  [/./, 'iss'],
];

/** Generates the input of an operation. */
export class Values {
  private readonly patterns = new Map<string, string[]>();

  constructor(
    private readonly pool: Pool,
    /** Values that are in no document and no answer. */
    private readonly secrets: Record<string, readonly string[]>,
  ) {}

  /** A value of a schema, chosen by its name. */
  of(schema: Schema, name: string, chance: Chance, operation: Operation): unknown {
    if (schema.const !== undefined) return schema.const;
    // The city with most of the data.
    if (schema.enum?.includes(HOME) && chance.odds(0.6)) return HOME;
    if (schema.enum) return chance.of(schema.enum);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return this.of(chance.of(options), name, chance, operation);
    switch (schema.type) {
      case 'object':
        return this.object(schema, chance, operation);
      case 'array':
        return this.array(schema, name, chance, operation);
      case 'integer':
      case 'number':
        return name === 'index' ? chance.below(3) : number(schema, chance);
      case 'boolean':
        return chance.odds(0.5);
      case 'null':
        return null;
      default:
        return this.text(schema, name, chance, operation);
    }
  }

  private object(schema: Schema, chance: Chance, operation: Operation): object {
    const { properties = {}, required = [] } = schema;
    const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || chance.odds(0.5));
    return Object.fromEntries(
      chosen.map(([name, property]) => [name, this.of(property, name, chance, operation)]),
    );
  }

  private array(schema: Schema, name: string, chance: Chance, operation: Operation): unknown[] {
    const { prefixItems = [], items = {}, minItems = 0, maxItems = 3 } = schema;
    const length = Math.max(minItems, prefixItems.length, Math.min(maxItems, chance.below(4)));
    const array = Array.from({ length }, (_, index) =>
      this.of(prefixItems[index] ?? items, name, chance, operation),
    );
    // The rings of a polygon end where they begin.
    if (minItems === 4 && length > 3) array[length - 1] = array[0];
    return array;
  }

  private text(schema: Schema, name: string, chance: Chance, operation: Operation): string {
    const known = this.named(name, chance, operation);
    if (known !== undefined && fits(known, schema)) return known;
    if (schema.format === 'email')
      return `${chance.of(['asha', 'ravi', 'ward.officer'])}${chance.below(50)}@example.org`;
    if (schema.format === 'date') return `2026-${two(1 + chance.below(12))}-${two(1 + chance.below(28))}`;
    if (schema.format === 'date-time')
      return `2026-${two(1 + chance.below(12))}-01T0${chance.below(9)}:00:00.000Z`;
    if (schema.format === 'uri') return chance.of(VALUES.url!);
    if (schema.pattern) return this.matching(schema.pattern, chance);
    return words(schema, chance);
  }

  private named(name: string, chance: Chance, operation: Operation): string | undefined {
    const secret = this.secrets[`${operation.template} ${name}`] ?? this.secrets[name];
    if (secret) return chance.of(secret);
    if (name === 'lastKey') return this.pool.draw('cursor', chance);
    if (name === 'id') {
      const kind = IDS.find(([path]) => path.test(operation.template))![1];
      return this.pool.draw(chance.odds(0.8) ? kind : 'iss', chance);
    }
    if (name === 'mediaId' && operation.template.includes('photo')) return this.pool.draw('mediaId', chance);
    if (name === 'mediaId' && chance.odds(0.7)) return this.pool.draw('stored', chance);
    const kind = KINDS[name];
    const found = kind && this.pool.draw(kind, chance);
    if (found) return found;
    return VALUES[name] && chance.of(VALUES[name]);
  }

  private matching(pattern: string, chance: Chance): string {
    let texts = this.patterns.get(pattern);
    if (!texts) {
      texts = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: pattern.length, numRuns: 30 });
      this.patterns.set(pattern, texts);
    }
    return chance.of(texts);
  }
}

function fits(text: string, { minLength = 0, maxLength = Infinity, pattern }: Schema): boolean {
  return text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));
}

function number({ minimum = 0, maximum = 1000, type }: Schema, chance: Chance): number {
  const highest = Math.min(maximum, minimum + 100);
  if (chance.odds(0.1)) return chance.odds(0.5) ? minimum : maximum;
  // Within the area of most wards, or any point.
  if (type === 'number')
    return chance.odds(0.7) ? (maximum === 180 ? 72.83 : 19.06) : minimum + chance.below(170);
  return minimum + chance.below(highest - minimum + 1);
}

function words({ minLength = 0, maxLength = 200 }: Schema, chance: Chance): string {
  let text = chance.of(WORDS);
  const wanted = Math.min(maxLength, Math.max(minLength, 5) + chance.below(60));
  while (text.length < wanted) text += ` ${chance.of(WORDS)}`;
  return text.slice(0, maxLength);
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
