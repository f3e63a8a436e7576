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

/** The name a message that is being written is kept by: it is of one account and one issue. */
export function messageName(issueId: string): string {
  return `message:${account()}:${issueId}`;
}

/** Forgets the messages that whoever is signed in has begun. */
export function dropMessages(): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(messageName(''))) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
