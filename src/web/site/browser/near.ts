/** Half the side of the map that is opened, in degrees: about a kilometre. */
const REACH = 0.01;

/** Opens the map at the position of the device; without one, the map of the whole city. */
export function start(link: HTMLElement): void {
  if (!(link instanceof HTMLAnchorElement) || !('geolocation' in navigator)) return;
  const open = (url: URL) => location.assign(url);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const url = new URL(link.href);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const box = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH];
        url.searchParams.set('box', box.map((degrees) => degrees.toFixed(3)).join(','));
        open(url);
      },
      () => open(url),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  });
}
