import { Injectable } from '@nestjs/common';
import type { ConsoleActor } from '../../../kernel/console';
import { type StaffView, ViewsService } from '../../../staff';
import { AuditedTransaction } from '../../audited-transaction.service';
import type { ChangeViewDto, NewViewDto } from './views.dto';

/** Changes of saved views, each with its audit record. */
@Injectable()
export class ViewActionsService {
  constructor(
    private readonly views: ViewsService,
    private readonly audited: AuditedTransaction,
  ) {}

  /** @throws InvalidInput if the unit is none of the city to which the account belongs; TooManyViews */
  add(actor: ConsoleActor, { cityId, ...input }: NewViewDto): Promise<StaffView> {
    return this.audited.change(actor, ofView('staff.add_view'), async () => ({
      before: null,
      after: await this.views.add(actor.id, cityId, input),
    }));
  }

  /** @throws ViewNotFound, ViewUnchangeable; InvalidInput as for `add` */
  change(actor: ConsoleActor, id: string, change: ChangeViewDto): Promise<StaffView> {
    return this.audited.change(actor, ofView('staff.change_view'), () =>
      this.views.change(actor.id, id, { ...change }),
    );
  }

  /** @throws ViewNotFound, ViewUnchangeable */
  async remove(actor: ConsoleActor, id: string): Promise<StaffView> {
    let removed: StaffView | undefined;
    const target = { action: 'staff.remove_view', targetType: 'view', targetId: id };
    await this.audited.change(actor, target, async () => {
      removed = await this.views.remove(actor.id, id);
      return { before: removed, after: null };
    });
    return removed!;
  }
}

const ofView =
  (action: string) =>
  ({ id }: StaffView) => ({ action, targetType: 'view', targetId: id });
