import { z } from 'zod';
import { FLAG_REASONS, FLAG_TARGETS } from '../../kernel/flags';
import { dto } from '../../platform/http/dto';
import { text } from '../../platform/http/fields';

export class RaiseFlagDto extends dto(
  z.object({ reason: z.enum(FLAG_REASONS), note: text(0, 1000).optional() }).meta({ id: 'RaiseFlag' }),
) {}

export class RaisedFlagDto extends dto(
  z
    .strictObject({
      flagId: z.string(),
      target: z.strictObject({ kind: z.enum(FLAG_TARGETS), id: z.string() }),
      reason: z.enum(FLAG_REASONS),
      note: z.string().optional(),
      createdAt: z.iso.datetime(),
    })
    .meta({ id: 'RaisedFlag' }),
) {}
