import type { Schemas } from '../../api';
import { cityName } from '../../city-name';
import { categoryName } from '../../names';
import { textOf } from '../../words';

/** The issues a policy applies to, in words. */
export function scopeOf({
  cityId,
  category,
  priority,
  ward,
}: Pick<Schemas['SlaPolicy'], 'cityId' | 'category' | 'priority' | 'ward'>): string {
  const parts = [
    priority && textOf(`city.scope.${priority}`),
    category && textOf('city.category', { category: categoryName(category) }),
    ward && textOf('units.ward', { ward }),
    cityId ? cityName(cityId) : textOf('city.allCities2'),
  ];
  return parts.filter(Boolean).join(', ');
}
