import { account } from './account';

/** The name a draft is kept by: it is of one account and one city, whatever language the form is read in. */
export function nameOf(whose: string, city: string): string {
  return `draft:${whose}:${city}`;
}

/** Forgets what was typed for a city by whoever is signed in, also before they were. */
export function dropDraft(city: string): void {
  try {
    for (const whose of ['', account()]) localStorage.removeItem(nameOf(whose, city));
  } catch {
    // Nothing was kept.
  }
}
