import { mark } from '../../kit/mark';
import { isOfAllCities } from './all-cities';
import { useCity } from './city';
import { Choice } from './kit/forms/fields';
import { icon } from './kit/icon';
import { useRead } from './kit/reads/hooks';
import { NotRead } from './kit/reads/loaded';
import { opened } from './palette/open';
import { changeQuery, hrefOf, navigate, usePlace } from './router';
import { readCities } from './shared-reads';
import { textOf } from './words';
import { cityName } from './city-name';

/** Above the navigation: the mark, and the city (if the page depends on it). On a narrow screen also its button. */
export function Banner({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu: () => void }) {
  const city = useCity();
  const place = usePlace();
  const cities = useRead('cities', readCities);
  const options = (cities.data ?? []).map(({ id }) => ({ value: id, label: cityName(id) }));
  return (
    <header class="banner">
      <button
        type="button"
        class="icon-only menu"
        aria-expanded={isMenuOpen}
        aria-controls="modules"
        aria-label={textOf('shell.menu')}
        onClick={onMenu}
      >
        {icon(isMenuOpen ? 'x' : 'menu')}
      </button>
      <a class="name" href={hrefOf('', { city })}>
        {mark()}
        <span class="unseen">{textOf('shell.console')}</span>
      </a>
      {isOfAllCities(place) ? (
        <span class="quiet">{textOf('common.allCities')}</span>
      ) : (
        <Choice
          label={textOf('group.city')}
          value={city}
          options={options.length > 0 ? options : [{ value: city, label: cityName(city) }]}
          onChange={(value) => changeCity(value)}
        />
      )}
      <NotRead of={cities} />
      <Go />
    </header>
  );
}

/** Opens the command palette. */
function Go() {
  return (
    <button
      type="button"
      class="icon-only go"
      aria-label={textOf('shell.goToAPage')}
      title={textOf('shell.goToByKey')}
      aria-haspopup="dialog"
      onClick={() => opened.set('palette')}
    >
      {icon('search')}
    </button>
  );
}

/** An open item belongs to one city, so changing the city opens the list. */
function changeCity(city: string): void {
  const [, module = ''] = /^\/console\/([^/]+)\/./.exec(window.location.pathname) ?? [];
  if (module) navigate(hrefOf(`/${module}`, { city }));
  else changeQuery({ city, q: '', ward: '', page: '' }, { replace: false });
}
