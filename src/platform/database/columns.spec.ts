import { Column, Entity, PrimaryColumn } from 'typeorm';
import {
  columnNames,
  type Columns,
  columnsExcept,
  columnsOf,
  type InJson,
  jsonOf,
  type Nullable,
  propertiesByColumn,
  recordOf,
  type RowOf,
  tableOf,
} from './columns';

@Entity('plants')
class Plant {
  @PrimaryColumn('text')
  id!: string;

  @Column({ type: 'timestamptz', name: 'planted_at', nullable: true })
  plantedAt!: Date | null;

  @Column({ type: 'date', name: 'first_bloom' })
  firstBloom!: string;

  @Column({ type: 'bigint', name: 'leaf_count' })
  leafCount!: string;

  height?: number;
}

/** Compiles when the two types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function same<A, B>(...equal: Same<A, B> extends true ? [] : [never]): void {
  expect(equal).toEqual([]);
}

describe('columnsOf', () => {
  it('gives each column under the name of its property', () => {
    expect(columnsOf(Plant, ['id', 'plantedAt'], 'p')).toBe('p.id as "id", p.planted_at as "plantedAt"');
  });

  it('names no table where none is given', () => {
    expect(columnsOf(Plant, ['plantedAt'])).toBe('planted_at as "plantedAt"');
  });

  it('gives columns other names', () => {
    expect(columnsOf(Plant, { plantId: 'id', at: 'plantedAt' }, 'p')).toBe(
      'p.id as "plantId", p.planted_at as "at"',
    );
  });

  it('gives a date as text, as the entity does', () => {
    expect(columnsOf(Plant, ['firstBloom'], 'p')).toBe('p.first_bloom::text as "firstBloom"');
  });

  it('has the type of its rows', () => {
    const columns = columnsOf(Plant, ['id', 'plantedAt']);
    expect(columns).toContain('"id"');
    same<RowOf<typeof columns>, Pick<Plant, 'id' | 'plantedAt'>>();
    const renamed = columnsOf(Plant, { plantId: 'id', at: 'plantedAt' });
    expect(renamed).toContain('"plantId"');
    same<RowOf<typeof renamed>, { plantId: string; at: Date | null }>();
    same<Nullable<RowOf<typeof renamed>>, { plantId: string | null; at: Date | null }>();
    // @ts-expect-error no property of the entity
    expect(() => columnsOf(Plant, ['name'])).toThrow('Plant.name is no column');
    // @ts-expect-error no property of the entity
    expect(() => columnsOf(Plant, { plantId: 'name' })).toThrow('Plant.name is no column');
  });

  it('refuses a property that is not a column', () => {
    expect(() => columnsOf(Plant, ['height'])).toThrow('Plant.height is no column');
  });
});

describe('columnsExcept', () => {
  it('gives every column except the excluded ones', () => {
    expect(columnsExcept(Plant, ['firstBloom', 'leafCount'], 'p')).toBe(
      columnsOf(Plant, ['id', 'plantedAt'], 'p'),
    );
    expect(columnsExcept(Plant, [])).toBe(columnsOf(Plant, ['id', 'plantedAt', 'firstBloom', 'leafCount']));
  });

  it('has the type of its rows', () => {
    const columns = columnsExcept(Plant, ['firstBloom', 'leafCount']);
    expect(columns).not.toContain('leaf_count');
    same<RowOf<typeof columns>, Omit<Plant, 'firstBloom' | 'leafCount'>>();
  });

  it('refuses to withhold a property that is not a column', () => {
    expect(() => columnsExcept(Plant, ['height'])).toThrow('Plant.height is no column');
  });
});

describe('jsonOf', () => {
  it('gives the arguments of json_build_object', () => {
    expect(jsonOf(Plant, { plantId: 'id', at: 'plantedAt' }, 'p')).toBe(
      `'plantId', p.id, 'at', p.planted_at`,
    );
  });

  it('gives a number that JSON cannot hold exactly as text, as the entity does', () => {
    expect(jsonOf(Plant, ['leafCount', 'firstBloom'])).toBe(
      `'leafCount', leaf_count::text, 'firstBloom', first_bloom`,
    );
  });

  it('types a time as text in JSON', () => {
    const json = jsonOf(Plant, ['id', 'plantedAt']);
    expect(json).toContain('planted_at');
    same<RowOf<typeof json>, { id: string; plantedAt: string | null }>();
    same<InJson<{ at: Date; tags: string[] }>, { at: string; tags: string[] }>();
    same<typeof json, Columns<InJson<Pick<Plant, 'id' | 'plantedAt'>>>>();
  });
});

describe('recordOf', () => {
  it('names values by their columns', () => {
    expect(recordOf(Plant, { id: 'p1', plantedAt: null })).toEqual({ id: 'p1', planted_at: null });
  });

  it('refuses a value without a column', () => {
    // @ts-expect-error no property of the entity
    expect(() => recordOf(Plant, { name: 'Neem' })).toThrow('Plant.name is no column');
  });
});

describe('the names of a table', () => {
  it('are those its entity declares', () => {
    expect(tableOf(Plant)).toBe('plants');
    expect(columnNames(Plant, { leaves: 'leafCount' })).toEqual({ leaves: 'leaf_count' });
    expect([...propertiesByColumn(Plant)]).toEqual([
      ['id', 'id'],
      ['planted_at', 'plantedAt'],
      ['first_bloom', 'firstBloom'],
      ['leaf_count', 'leafCount'],
    ]);
  });

  it('are unknown for a class that is not an entity', () => {
    expect(() => tableOf(Date)).toThrow('Date names no table');
  });
});
