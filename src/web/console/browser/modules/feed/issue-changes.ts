import type { Changed } from './issue-acts';

/** Shows the change of an issue in a list. @returns whether the issue is in the list */
type ShowChange = (id: string, changed: Changed) => boolean;

const lists = new Set<ShowChange>();

/** Adds a list that shows changes of its issues. @returns a function for when it is left */
export function showChangesIn(list: ShowChange): () => void {
  lists.add(list);
  return () => void lists.delete(list);
}

/** Shows the change of an act in the lists. @returns whether the issue is in one of them */
export function showChange(id: string, changed: Changed): boolean {
  return [...lists].map((list) => list(id, changed)).includes(true);
}
