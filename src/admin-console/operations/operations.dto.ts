import { z } from 'zod';
import { dto } from '../../platform/http/dto';
import { absentWhenEmpty, pageLimit } from '../../platform/http/fields';

const time = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

/** An exact value; an empty one is as if absent. */
function filter(description: string) {
  return z
    .preprocess(absentWhenEmpty, z.string().max(100).optional())
    .optional()
    .meta({ description, override: { type: 'string', maxLength: 100 } });
}

export class AuditQueryDto extends dto(
  z
    .object({
      actor: filter('The id of an actor'),
      action: filter('What was done, such as issue.reassign'),
      targetType: filter('What it was done to, such as issue'),
      from: time.optional().meta({
        description: 'The first moment, ISO 8601',
        override: { type: 'string', format: 'date-time' },
      }),
      to: time.optional().meta({
        description: 'The moment after the last, ISO 8601',
        override: { type: 'string', format: 'date-time' },
      }),
      limit: pageLimit(50),
      before: z
        .string()
        .regex(/^[1-9]\d{0,14}$/, 'must be the position of a record')
        .transform(Number)
        .optional()
        .meta({
          description: 'The position of the last record of the page before',
          override: { type: 'integer', minimum: 1 },
        }),
    })
    .meta({ id: 'AuditQuery' }),
) {}

export class AuditRecordDto extends dto(
  z
    .strictObject({
      position: z.int().min(1),
      at: z.iso.datetime(),
      surface: z.string(),
      actor: z.strictObject({ id: z.string(), name: z.string() }),
      action: z.string(),
      targetType: z.string(),
      targetId: z.string(),
      before: z.looseObject({}).nullable(),
      after: z.looseObject({}).nullable(),
      note: z.string().nullable(),
      hash: z.string().meta({ description: 'SHA-256 over this record and the hash of the one before' }),
    })
    .meta({ id: 'AuditRecord' }),
) {}

export class AuditActorDto extends dto(
  z.strictObject({ id: z.string(), name: z.string(), surface: z.string() }).meta({ id: 'AuditActor' }),
) {}

export class QueuesDto extends dto(
  z
    .strictObject({
      jobs: z.array(
        z.strictObject({
          name: z.string(),
          running: z.boolean(),
          startedAt: z.iso.datetime().nullable(),
          finishedAt: z.iso.datetime().nullable(),
          outcome: z.looseObject({}).nullable(),
          failure: z.string().nullable(),
          runs: z.int(),
          failures: z.int(),
        }),
      ),
      waiting: z.record(z.string(), z.int()).meta({ description: 'How much waits in each queue' }),
    })
    .meta({ id: 'Queues' }),
) {}
