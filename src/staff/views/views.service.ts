import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, In, Repository } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import { newId } from '../../kernel/ids';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { StaffView } from '../entities/staff-view.entity';
import { UnitQueries } from '../units/unit.queries';
import { defaultViews, isDefaultView, type View } from './default-views';
import { TooManyViews, ViewNotFound, ViewUnchangeable } from './view.errors';

const MAX_LISTED = 200;
const MAX_OF_ACCOUNT = 100;

/** What city staff say about a view. */
export type ViewInput = Omit<View, 'id' | 'city'>;

/** Saved queues: of an account, for the members of a unit, or for all staff of a city. */
@Injectable()
export class ViewsService {
  constructor(
    @InjectRepository(StaffView) private readonly views: Repository<StaffView>,
    private readonly units: UnitQueries,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The views of a city that an account sees, in the order of their positions; at most 200 saved ones. */
  async list(accountId: string, city: CitySlug): Promise<View[]> {
    const saved = await this.views.find({
      where: await this.seenBy(accountId, { city }),
      order: { position: 'ASC', id: 'ASC' },
      take: MAX_LISTED,
    });
    return [...defaultViews(city), ...saved].sort((a, b) => a.position - b.position);
  }

  /**
   * A view that an account sees.
   * @param city the city of a view that every city has
   * @throws ViewNotFound
   */
  async find(accountId: string, id: string, city: CitySlug): Promise<View> {
    const [saved] = await this.views.findBy(await this.seenBy(accountId, { id }));
    const found = saved ?? defaultViews(city).find((view) => view.id === id);
    if (!found) throw new ViewNotFound();
    return found;
  }

  /**
   * @throws InvalidInput if the unit is none of the city to which the account belongs; TooManyViews if the account made
   *   100 in the city
   */
  async add(accountId: string, city: CitySlug, input: ViewInput): Promise<StaffView> {
    await this.assertUnit(accountId, { ...input, city });
    if ((await this.views.countBy({ accountId, city })) >= MAX_OF_ACCOUNT) throw new TooManyViews();
    const view = { id: newId('view'), city, ...input, accountId, createdAt: this.clock.now() };
    await this.views.insert(view);
    return view;
  }

  /**
   * Changes a view that an account sees. One that it makes its own is then seen by that account alone.
   * @returns the view before and after; @throws ViewNotFound, ViewUnchangeable; InvalidInput as for `add`
   */
  change(
    accountId: string,
    id: string,
    change: Partial<ViewInput>,
  ): Promise<{ before: StaffView; after: StaffView }> {
    return this.database.transaction(async () => {
      const before = await this.lock(accountId, id);
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      const after: StaffView = { ...before, ...given };
      if (change.scope !== undefined && change.scope !== 'unit') after.unitId = change.unitId ?? null;
      if (change.scope === 'own') after.accountId = accountId;
      await this.assertUnit(accountId, after);
      await this.views.update({ id }, after);
      return { before, after };
    });
  }

  /** @returns the removed view; @throws ViewNotFound if the account does not see it; ViewUnchangeable */
  remove(accountId: string, id: string): Promise<StaffView> {
    return this.database.transaction(async () => {
      const view = await this.lock(accountId, id);
      await this.views.delete({ id });
      return view;
    });
  }

  private async lock(accountId: string, id: string): Promise<StaffView> {
    if (isDefaultView(id)) throw new ViewUnchangeable();
    const where = await this.seenBy(accountId, { id });
    const view = await this.views.findOne({ where, lock: { mode: 'pessimistic_write' } });
    if (!view) throw new ViewNotFound();
    return view;
  }

  private async seenBy(
    accountId: string,
    which: FindOptionsWhere<StaffView>,
  ): Promise<Array<FindOptionsWhere<StaffView>>> {
    const units = (await this.units.ofAccount(accountId)).map((unit) => unit.id);
    return [
      { ...which, scope: 'city' },
      { ...which, scope: 'own', accountId },
      { ...which, scope: 'unit', unitId: In(units) },
    ];
  }

  private async assertUnit(
    accountId: string,
    { scope, unitId, city }: Pick<View, 'scope' | 'unitId' | 'city'>,
  ): Promise<void> {
    if (scope !== 'unit') {
      if (unitId !== null) throw refusedUnit('is only for the scope unit');
      return;
    }
    const units = await this.units.ofAccount(accountId);
    if (!units.some((unit) => unit.id === unitId && unit.city === city))
      throw refusedUnit('must be that of a unit of the city to which you belong');
  }
}

function refusedUnit(message: string): InvalidInput {
  return new InvalidInput([{ field: 'unitId', message }]);
}
