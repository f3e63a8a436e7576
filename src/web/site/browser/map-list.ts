import type { Map as LeafletMap } from 'leaflet';
import type { IslandProps } from '../islands/island';
import { itemOf, labelOf, type Mark, open } from './map-marks';

type Props = Pick<IslandProps['map'], 'issues' | 'words'>;

/**
 * Adds a list of what a map shows below it, for those who do not see or touch the map.
 * @returns changes the list to the marks that are shown now
 */
export function listBelow(map: LeafletMap, props: Props): (marks: readonly Mark[]) => void {
  const element = document.createElement('details');
  element.className = 'map-list';
  const summary = document.createElement('summary');
  const list = document.createElement('ul');
  element.append(summary, list);
  map.getContainer().after(element);
  return (marks) => {
    const shown = marks.filter(({ lat, lng }) => map.getBounds().contains([lat, lng]));
    const count = shown.reduce((sum, mark) => sum + mark.count, 0);
    summary.textContent = `${props.words.list} (${count})`;
    list.replaceChildren(...shown.map((mark) => itemOf(entryOf(map, mark, props))));
  };
}

/** A link to an issue; of several, a button that shows them larger or lists them, as their mark does. */
function entryOf(map: LeafletMap, mark: Mark, props: Props): HTMLElement {
  const entry = document.createElement(mark.issueId ? 'a' : 'button');
  entry.textContent = labelOf(mark, props.words);
  entry.dir = 'auto';
  if (entry instanceof HTMLAnchorElement) entry.href = `${props.issues}/${mark.issueId}`;
  else
    entry.addEventListener('click', () => {
      open(map, mark, props);
      map.getContainer().focus();
    });
  return entry;
}
