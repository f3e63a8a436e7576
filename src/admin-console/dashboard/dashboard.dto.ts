import { z } from 'zod';
import { dto } from '../../platform/http/dto';
import { DAYS } from './dashboard.queries';

const count = z.int().min(0);

export class DashboardDto extends dto(
  z
    .strictObject({
      kpis: z.array(
        z.strictObject({
          key: z.string(),
          label: z.string(),
          value: z.string(),
          delta: z.string().nullable().meta({ description: 'Against the day or the week before' }),
          good: z.boolean().nullable(),
          placeholder: z.boolean().meta({ description: 'Not measured yet; the value is a dash' }),
        }),
      ),
      series: z.array(z.strictObject({ day: z.iso.date(), reported: count, resolved: count })).length(DAYS),
      needsAttention: z.array(z.never()).length(0).meta({ description: 'Always empty' }),
    })
    .meta({ id: 'Dashboard' }),
) {}
