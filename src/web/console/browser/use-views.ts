import { answerOf, api } from './api';
import { createStore, useStore } from './store';
import { type View, viewFrom } from './views';

/** The views of each city that was shown, in their order. */
const known = createStore<Readonly<Record<string, readonly View[]>>>({});
const NONE: readonly View[] = [];

/** Reads the views of a city, for all who show them. */
export async function readViews(city: string): Promise<void> {
  const views = await answerOf(api.GET('/api/admin/views', { params: { query: { cityId: city } } }));
  known.set({ ...known.get(), [city]: views.map(viewFrom) });
}

/** The views of a city; none until they are read. */
export function useViews(city: string): readonly View[] {
  return useStore(known)[city] ?? NONE;
}
