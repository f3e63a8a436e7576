import type { IssueBody } from './contract';

/** A row of an input file, as it was read. */
export type Row = Record<string, unknown>;

const CATEGORY_OF_LABEL: Record<string, string> = {
  'Waste/Garbage': 'hygiene',
  Sanitation: 'hygiene',
  Sewage: 'hygiene',
  Plastic: 'hygiene',
  Potholes: 'road',
  'Traffic/Parking': 'traffic',
  Water: 'infrastructure',
  Streetlights: 'infrastructure',
  Electricity: 'infrastructure',
  Air: 'healthcare',
};

/** Patterns for service names; the first match counts. */
const CATEGORY_OF_SERVICE: ReadonlyArray<[RegExp, string]> = [
  [
    /cleaning|dumping|garbage|litter|graffiti|\bcans?_|city_can|receptacle|environmental services/i,
    'hygiene',
  ],
  [/sidewalk|pavement|curb|construction_plate|street use/i, 'road'],
  [/vehicle|sign\b|traffic|parking|taxi|bicycle|sfmta|dpt/i, 'traffic'],
  [/sew(er|age)|flood|water|basin|tree|landscap|maintenance|utility|forestry|sfha/i, 'infrastructure'],
  [/animal|health/i, 'healthcare'],
];

const URGENT = /danger|accident|emergency|urgent|injur|\bfire\b|death/i;
const CAN_WAIT = /routine|preventive/i;

/** A citizen's complaint: its first line is the title, the complete text is the description. */
export function complaintToIssue(row: Row): IssueBody {
  const text = String(row.text);
  const label = String(row.category);
  return {
    title: text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? text,
    description: text,
    city: 'bangalore',
    // An unknown label is sent as it is, to be refused.
    category: Object.hasOwn(CATEGORY_OF_LABEL, label) ? (CATEGORY_OF_LABEL[label] ?? label) : label,
    priority: priorityOf(text),
  };
}

/** An Open311 service request: service and address first, then all its other fields. Its city is a placeholder. */
export function serviceRequestToIssue(row: Row): IssueBody {
  const service = String(row.service_name);
  const address = String(row.address);
  const rest = Object.entries(row).filter(
    ([key]) => !['lat', 'lon', 'address', 'service_name'].includes(key),
  );
  return {
    title: `${service} ${address}`,
    description: [`${service} at ${address}`, ...rest.map(([key, value]) => `${key}: ${String(value)}`)].join(
      '\n',
    ),
    city: 'mumbai',
    category: CATEGORY_OF_SERVICE.find(([pattern]) => pattern.test(service))?.[1] ?? 'systemic',
    priority: priorityOf(service),
    location: { lat: row.lat, lng: row.lon, address },
  };
}

/** The report with its title cut at a word, as a client does if the user wrote one long line. The rest is unchanged. */
export function withTitleCut(body: IssueBody, maximum: number): IssueBody {
  const characters = [...body.title].slice(0, maximum).join('');
  const end = characters.lastIndexOf(' ');
  return { ...body, title: end > 0 ? characters.slice(0, end) : characters };
}

function priorityOf(text: string): string {
  if (URGENT.test(text)) return 'high';
  return CAN_WAIT.test(text) ? 'low' : 'medium';
}
