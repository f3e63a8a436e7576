import { z } from 'zod';
import { type DtoClass, dto } from '../../platform/http/dto';
import { ENTITIES, type Entity, type EntityPath } from '../entity';

/** The DTO classes of one kind of record. */
export interface EntityDtos {
  create: DtoClass;
  update: DtoClass;
  shown: DtoClass;
  page: DtoClass;
  dated: DtoClass;
  datedPage: DtoClass;
}

const dates = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };

function dtosOf({ create, schemaName, entityType, path }: Entity): EntityDtos {
  const shape = Object.fromEntries(
    Object.entries(create.shape).map(([field, schema]) => [field, outputOf(field, schema as z.ZodType)]),
  );
  if (path === 'officials') shape.constituency = z.string().optional();
  const shown = z
    .strictObject({ id: z.string(), entityType: z.literal(entityType), ...shape })
    .meta({ id: schemaName });
  const dated = shown.extend(dates).meta({ id: `Dated${schemaName}` });
  const page = (item: z.ZodType, id: string) =>
    dto(
      z
        .strictObject({ count: z.int().min(0), items: z.array(item), nextKey: z.string().nullable() })
        .meta({ id }),
    );
  return {
    create: dto(create.meta({ id: `New${schemaName}` })),
    update: dto(changesOf(create).meta({ id: `${schemaName}Changes` })),
    shown: dto(shown),
    page: page(shown, `${schemaName}Page`),
    dated: dto(dated),
    datedPage: page(dated, `Dated${schemaName}Page`),
  };
}

/** Every field may be left out, and then keeps what it has; something must be given. */
function changesOf(create: z.ZodObject) {
  const fields = Object.entries(create.shape).map(([field, schema]) => {
    const bare = schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : (schema as z.ZodType);
    return [field, bare.optional()];
  });
  return z
    .object(Object.fromEntries(fields) as Record<string, z.ZodType>)
    .refine((changes) => Object.keys(changes).length > 0, 'must change at least one field');
}

function outputOf(field: string, schema: z.ZodType): z.ZodType {
  if (field === 'pincodes' || field === 'categories') return z.array(z.string());
  return field === 'designation' ? schema : z.string();
}

export const ENTITY_DTOS = Object.fromEntries(
  Object.entries(ENTITIES).map(([path, entity]) => [path, dtosOf(entity)]),
) as Record<EntityPath, EntityDtos>;
