import type { Schemas } from '../../api';
import { categoryName, cityName } from '../../names';

/** The issues a policy applies to, in words. */
export function scopeOf({
  cityId,
  category,
  priority,
  ward,
}: Pick<Schemas['SlaPolicy'], 'cityId' | 'category' | 'priority' | 'ward'>): string {
  const parts = [
    priority && `priority ${priority}`,
    category && `category ${categoryName(category)}`,
    ward && `ward ${ward}`,
    cityId ? cityName(cityId) : 'all cities',
  ];
  return parts.filter(Boolean).join(', ');
}
