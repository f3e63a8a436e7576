/** What a page shows of an issue: texts of people, names and places. */
const SHOWN = 'h1, main .words, main .facts bdi, main .facts strong, .thread strong';

/**
 * Shows what is left of an issue after something of it was taken away, without loading the page again: forms keep what
 * is typed in them.
 * @param root the page
 */
export async function takeAway(root: Document): Promise<void> {
  const answer = await fetch(location.href, { cache: 'reload' });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const item of root.querySelectorAll<HTMLElement>('.thread > li[id]')) {
    const fresh = page.getElementById(item.id);
    if (fresh) areReplaced([...item.querySelectorAll(SHOWN)], [...fresh.querySelectorAll(SHOWN)]);
  }
  const shown = (of: Document) => [...of.querySelectorAll(SHOWN)].filter((each) => !each.closest('#thread'));
  // Without an address, for example, the page has fewer parts.
  if (!areReplaced(shown(root), shown(page))) return location.reload();
  root.title = page.title;
  const photos = [...root.querySelectorAll<HTMLImageElement>('main img[src^="/media/"]')];
  await Promise.all(photos.map(loadAgain));
}

/** @returns false if there are not as many, and none was replaced */
function areReplaced(shown: readonly Element[], fresh: readonly Element[]): boolean {
  if (shown.length !== fresh.length) return false;
  shown.forEach((each, index) => {
    if (each.textContent !== fresh[index]!.textContent) each.textContent = fresh[index]!.textContent;
  });
  return true;
}

let loads = 0;

/** A photo keeps its address when parts of it are covered. */
async function loadAgain(photo: HTMLImageElement): Promise<void> {
  await fetch(photo.src, { cache: 'reload' });
  photo.src = `${photo.src.split('#')[0]!}#${++loads}`;
}
