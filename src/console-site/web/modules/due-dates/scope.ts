import type { Schemas } from '../../api';

/** What issues a policy is for, in words. */
export function scopeOf({
  cityId,
  category,
  priority,
  ward,
}: Pick<Schemas['SlaPolicy'], 'cityId' | 'category' | 'priority' | 'ward'>): string {
  const parts = [
    priority && `priority ${priority}`,
    category && `category ${category}`,
    ward && `ward ${ward}`,
    cityId ?? 'all cities',
  ];
  return parts.filter(Boolean).join(', ');
}
