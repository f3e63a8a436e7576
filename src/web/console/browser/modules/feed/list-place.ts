import { inform } from '../../kit/actions/toast';
import { refusalOf } from '../../refusal';
import { hrefOf, navigate } from '../../router';
import { useStore } from '../../store';
import type { IssueList } from './issue-page';
import { isOpen } from './open-issue';
import { isLast, lengthenQueue, neighboursOf, queue } from './queue';

/** The address of the list as last shown: its filters, order and page. */
let list: { city: string; href: string } | undefined;

/** Stores the address of the list, so that the reader can return to it. */
export function noteList(city: string, href: string): void {
  list = { city, href };
}

/** The address of the list. @param city not that of a list of another city */
export function feedHref(city: string): string {
  return list?.city === city ? list.href : hrefOf('/feed', { city });
}

/** The list of all issues, for the page of one of them. */
export function useListOfIssue(id: string, city: string): IssueList {
  const ids = useStore(queue);
  const { previous, next } = neighboursOf(ids, id);
  const hrefTo = (other: string | undefined) => other && hrefOf(`/feed/${other}`, { city });
  const open = (other: string | undefined) => {
    const href = hrefTo(other);
    if (href) navigate(href);
  };
  const goBehind = () =>
    lengthenQueue().then(
      (first) => {
        // Not if the reader has left the page meanwhile.
        if (isOpen(id)) open(first);
      },
      (thrown: unknown) => inform(refusalOf(thrown).message),
    );
  return {
    href: feedHref(city),
    previous: hrefTo(previous),
    next: hrefTo(next),
    go: (step) => {
      if (step > 0 && isLast(ids, id)) void goBehind();
      else open(step > 0 ? next : previous);
    },
  };
}
