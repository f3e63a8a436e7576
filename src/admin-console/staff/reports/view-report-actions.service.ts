import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../../kernel/cities';
import type { ConsoleActor } from '../../../kernel/console';
import { Database } from '../../../platform/database/database';
import { type FieldProblem, InvalidInput } from '../../../platform/http/domain-error';
import { ViewReportsService, ViewsService } from '../../../staff';
import { ConsoleAudit } from '../../console-audit.service';
import { StaffAccountQueries } from '../staff-account.queries';
import type { SetViewReportDto } from './view-reports.dto';

/** Who gets the weekly report of a view (docs/api/staff.md#weekly-reports); a change has its audit record. */
@Injectable()
export class ViewReportActionsService {
  constructor(
    private readonly database: Database,
    private readonly views: ViewsService,
    private readonly reports: ViewReportsService,
    private readonly accounts: StaffAccountQueries,
    private readonly audit: ConsoleAudit,
  ) {}

  /** @throws ViewNotFound for a view that the caller does not see */
  async of(actor: ConsoleActor, viewId: string, city: CitySlug): Promise<{ accountIds: string[] }> {
    return { accountIds: await this.reports.accountsOf(await this.views.find(actor.id, viewId, city)) };
  }

  /** @throws ViewNotFound; InvalidInput for accounts that are not active, or do not see the view */
  set(actor: ConsoleActor, viewId: string, wanted: SetViewReportDto): Promise<{ accountIds: string[] }> {
    const { cityId, accountIds } = wanted;
    return this.database.transaction(async () => {
      const view = await this.views.find(actor.id, viewId, cityId);
      await this.assertActive(accountIds);
      const before = await this.reports.accountsOf(view);
      await this.reports.setAccounts(view, accountIds);
      const after = await this.reports.accountsOf(view);
      if (before.join() !== after.join())
        await this.audit.record(actor, {
          ...{ action: 'staff.set_view_report', targetType: 'view', targetId: viewId },
          before: { cityId: view.city, accountIds: before },
          after: { cityId: view.city, accountIds: after },
        });
      return { accountIds: after };
    });
  }

  private async assertActive(accountIds: readonly string[]): Promise<void> {
    const problems: FieldProblem[] = [];
    for (const [at, accountId] of accountIds.entries())
      if (!(await this.accounts.lockActive(accountId)))
        problems.push({ field: `accountIds.${at}`, message: 'is the id of no active account' });
    if (problems.length > 0) throw new InvalidInput(problems);
  }
}
