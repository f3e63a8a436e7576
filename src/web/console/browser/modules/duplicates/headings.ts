import type { Schemas } from '../../api';
import { feedCategoryName } from '../../names';
import { textOf } from '../../words';

type Cluster = Pick<Schemas['DuplicateCluster'], 'category' | 'ward' | 'window'>;

/** A period, `from/to`, in words. */
function periodOf(days: string): string {
  const [from, to] = days.split('/');
  return from === to || to === undefined ? String(from) : textOf('moderation.to', { from: String(from), to });
}

function headingOf({ category, ward, window: days }: Cluster): string {
  return `${feedCategoryName(category)}${ward && `, ${ward}`}, ${periodOf(days)}`;
}

/** The headings of clusters, all different: clusters with the same category, ward and time are numbered. */
export function headingsOf(clusters: readonly Cluster[]): string[] {
  const headings = clusters.map(headingOf);
  return headings.map((heading, index) => {
    const count = headings.filter((other) => other === heading).length;
    if (count === 1) return heading;
    const number = headings.slice(0, index + 1).filter((other) => other === heading).length;
    return textOf('moderation.of', { heading, number, count });
  });
}
