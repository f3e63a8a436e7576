import { distanceWords, metresBetween } from '../islands/distance';

/** A position is good enough for a list for so long. */
const MAX_AGE_MS = 5 * 60_000;

/**
 * Says of each issue of a list how far it is, if the device may tell the page where it is. Nobody is asked for that by
 * a list: people are when they choose what is near them. The position stays on the device.
 */
export async function start(list: HTMLElement): Promise<void> {
  const places = [...list.querySelectorAll<HTMLElement>('[data-at]')];
  if (places.length === 0 || !('permissions' in navigator)) return;
  const { state } = await navigator.permissions.query({ name: 'geolocation' });
  if (state !== 'granted') return;
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      const here = { lat: latitude, lng: longitude };
      for (const place of places) {
        const [lat = 0, lng = 0] = (place.dataset.at ?? '').split(',').map(Number);
        place.textContent = ` · ${distanceWords(metresBetween(here, { lat, lng }))}`;
      }
    },
    () => undefined,
    { maximumAge: MAX_AGE_MS, timeout: 10_000 },
  );
}
