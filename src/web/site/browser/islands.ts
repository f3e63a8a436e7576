import type { IslandProps } from '../islands/island';

type Start<Name extends keyof IslandProps> = (element: HTMLElement, props: IslandProps[Name]) => unknown;

/** The scripts of the islands; each is loaded if the page has the island. */
const ISLANDS: { [Name in keyof IslandProps]: () => Promise<{ start: Start<Name> }> } = {
  upvote: () => import('./upvote'),
  thread: () => import('./thread'),
  report: () => import('./report'),
  map: () => import('./map'),
  photos: () => import('./photos'),
  cover: () => import('./cover'),
  push: () => import('./push'),
  share: () => import('./share'),
  near: () => import('./near'),
  place: () => import('./place'),
  distances: () => import('./distances'),
};

/** Starts an island. If its script cannot be loaded, the page stays as the server rendered it. */
async function begin<Name extends keyof IslandProps>(element: HTMLElement, name: Name): Promise<void> {
  try {
    const { start } = await ISLANDS[name]();
    await start(element, JSON.parse(element.dataset.props ?? '{}') as IslandProps[Name]);
    element.dataset.started = 'true';
  } catch {
    element.dataset.failed = 'true';
  }
}

/** Starts the islands below an element; a map only when it is nearly visible. */
export function startIslands(root: ParentNode): void {
  const whenSeen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        whenSeen.unobserve(target);
        void begin(target as HTMLElement, 'map');
      }
    },
    { rootMargin: '200px' },
  );
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island as keyof IslandProps;
    if (name === 'map') whenSeen.observe(element);
    else void begin(element, name);
  }
}
