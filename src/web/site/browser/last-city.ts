const KEY = 'city';

/** On a page without a city, makes the links to the parts of a city lead to the one last seen. */
export function useLastCity(): void {
  try {
    const { city } = document.body.dataset;
    if (city) localStorage.setItem(KEY, city);
    else leadTo(localStorage.getItem(KEY));
  } catch {
    // Storage is blocked: the links ask for the city.
  }
}

function leadTo(city: string | null): void {
  if (!city || !/^[a-z]+$/.test(city)) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-part]')) {
    const { part = '' } = link.dataset;
    const path = link.getAttribute('href') ?? '';
    const prefix = part ? path.slice(0, -part.length) : path.replace(/\/$/, '');
    link.href = `${prefix}/${city}${part}`;
  }
}
