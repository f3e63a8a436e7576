import { divIcon, type LayerGroup, type Map as LeafletMap, marker, point } from 'leaflet';
import icons from 'virtual:icons';
import { CATEGORY_ICONS } from '../../kit/icons';
import type { IslandProps } from '../islands/island';
import { groupsOf } from '../islands/near-marks';

type Props = Pick<IslandProps['map'], 'issues' | 'words'>;

/** A cell of `GET /api/map`. */
export interface Cell {
  lat: number;
  lng: number;
  count: number;
  issueId?: string;
  title?: string;
  category?: keyof typeof CATEGORY_ICONS;
  status?: keyof IslandProps['map']['words'] & ('open' | 'in_progress' | 'resolved' | 'closed');
  late?: number;
  escalated?: number;
  issues?: ReadonlyArray<{ issueId: string; title: string }>;
}

/** What the map shows at one point: cells that are near each other, as one. */
export interface Mark extends Omit<Cell, 'issues'> {
  issues: ReadonlyArray<{ issueId: string; title: string }>;
}

export const MAX_ZOOM = 19;
/** How far marks are apart at least, in pixels, as fingers need it; it is also the size of what can be touched. */
const APART = 44;
/** Lower than the map, so that a long list scrolls. */
const POPUP = { closeButton: false, maxHeight: 240 };

/** The kinds of issues that a mark tells, in words and by its look. */
export const KINDS = ['late', 'escalated'] as const;
/** What the legend explains: statuses by their colour, and kinds. */
export const EXPLAINED = ['open', 'in_progress', 'resolved', 'closed', ...KINDS] as const;
export const kindsOf = (cell: Pick<Cell, 'late' | 'escalated'>) => KINDS.filter((kind) => cell[kind]);

/** The marks of cells at the zoom of a map. */
export function marksOf(map: LeafletMap, cells: readonly Cell[]): Mark[] {
  const spots = cells.map((cell) => {
    const { x, y } = map.latLngToContainerPoint([cell.lat, cell.lng]);
    return { x, y, count: cell.count, cell };
  });
  return groupsOf(spots, APART).map(({ x, y, count, of }) => {
    const [first] = of;
    const issues = of.flatMap(({ cell }) => cell.issues ?? issueOf(cell));
    if (of.length === 1 && first) return { ...first.cell, issues };
    const sum = (kind: (typeof KINDS)[number]) => of.reduce((all, { cell }) => all + (cell[kind] ?? 0), 0);
    const { lat, lng } = map.containerPointToLatLng(point(x, y));
    return { lat, lng, count, issues, late: sum('late'), escalated: sum('escalated') };
  });
}

function issueOf({ issueId, title = '' }: Cell): Mark['issues'] {
  return issueId === undefined ? [] : [{ issueId, title }];
}

/** What a mark is, in words: the title of an issue or the number of several, and how many of these are of each kind. */
export function labelOf(mark: Mark, words: Props['words']): string {
  const kinds = kindsOf(mark).map((kind) => (mark.count > 1 ? `${words[kind]}: ${mark[kind]}` : words[kind]));
  const status = mark.status && words[mark.status];
  return [mark.title || String(mark.count), status, ...kinds].filter(Boolean).join(', ');
}

/** Puts marks on a map in place of those before. */
export function showMarks(map: LeafletMap, layer: LayerGroup, marks: readonly Mark[], props: Props): void {
  const pane = map.getPane('markerPane');
  const focused = pane?.contains(document.activeElement) ? nameOf(document.activeElement) : undefined;
  layer.clearLayers();
  for (const mark of marks) addMark(map, layer, mark, props);
  if (focused === undefined) return;
  // Who uses the keyboard stays at the mark, or goes on from the map.
  const same = [...(pane?.children ?? [])].find((element) => nameOf(element) === focused);
  ((same ?? map.getContainer()) as HTMLElement).focus({ preventScroll: true });
}

function nameOf(element: Element | null): string {
  return element?.getAttribute('aria-label') ?? '';
}

function addMark(map: LeafletMap, layer: LayerGroup, mark: Mark, props: Props): void {
  const kinds = kindsOf(mark).map((kind) => `map-${kind}`);
  const className = ['map-mark', mark.status ?? '', ...kinds].join(' ');
  const icon = divIcon({ className, html: faceOf(mark), iconSize: [APART, APART] });
  // A map that moves with the focus would draw its marks anew.
  const shown = marker([mark.lat, mark.lng], { icon, autoPanOnFocus: false });
  shown.on('add', () => {
    const element = shown.getElement();
    element?.setAttribute('aria-label', labelOf(mark, props.words));
    if (mark.issueId) element?.setAttribute('role', 'link');
  });
  shown.on('click', () => open(map, mark, props));
  // Leaflet opens only popups by keys.
  shown.on('keydown', ({ originalEvent }) => {
    if (originalEvent.key === 'Enter') open(map, mark, props);
  });
  shown.addTo(layer);
}

/** The icon of the category, or the number of issues; late ones have a badge. */
function faceOf({ count, category, late }: Mark): HTMLElement {
  const face = document.createElement('span');
  const sign = category && CATEGORY_ICONS[category];
  face.innerHTML = sign
    ? `<svg class="icon" aria-hidden="true"><use href="${icons}#${sign}"/></svg>`
    : String(count);
  if (late) {
    const badge = document.createElement('b');
    badge.textContent = '!';
    badge.ariaHidden = 'true';
    face.append(badge);
  }
  return face;
}

/** Opens the issue of a mark, shows a mark larger, or lists issues that no zoom separates. */
export function open(map: LeafletMap, mark: Mark, { issues: base }: Props): void {
  const { lat, lng } = mark;
  if (mark.issueId) location.assign(`${base}/${mark.issueId}`);
  // On the map, as the marks are drawn again when it moves to show all of the list.
  else if (map.getZoom() >= MAX_ZOOM && mark.issues.length > 0)
    map.openPopup(listOf(mark, base), [lat, lng], POPUP);
  else map.setView([lat, lng], Math.min(MAX_ZOOM, map.getZoom() + 2));
}

/** The issues of a mark, with the number of those that are not named. */
function listOf({ count, issues }: Mark, base: string): HTMLElement {
  const list = document.createElement('ul');
  for (const { issueId, title } of issues) {
    const link = document.createElement('a');
    link.href = `${base}/${issueId}`;
    link.textContent = title;
    link.dir = 'auto';
    list.append(itemOf(link));
  }
  if (count > issues.length) list.append(itemOf(`+ ${count - issues.length}`));
  return list;
}

/** An item of a list. */
export function itemOf(content: Node | string): HTMLLIElement {
  const item = document.createElement('li');
  item.append(content);
  return item;
}
