import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, Repository } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/time/clock';
import { insertNew } from '../../platform/database/returning';
import { type FieldProblem, InvalidInput } from '../../platform/http/domain-error';
import { StaffViewReport } from '../entities/staff-view-report.entity';
import type { View } from './default-views';
import { ViewNotFound } from './view.errors';
import { type DueReport, ViewReportQueries } from './view-report.queries';
import { ViewsService } from './views.service';

/** Which accounts get a weekly report of which view. */
@Injectable()
export class ViewReportsService {
  constructor(
    @InjectRepository(StaffViewReport) private readonly reports: Repository<StaffViewReport>,
    private readonly queries: ViewReportQueries,
    private readonly views: ViewsService,
    private readonly clock: Clock,
  ) {}

  /** The accounts that get the report of a view. */
  async accountsOf({ id: viewId, city }: View): Promise<string[]> {
    const rows = await this.reports.find({ where: { viewId, city }, order: { accountId: 'ASC' } });
    return rows.map(({ accountId }) => accountId);
  }

  /**
   * Replaces the accounts that get the report of a view. Those that got it before get the next one as before. Call it
   * in a transaction.
   * @throws InvalidInput for accounts that do not see the view
   */
  async setAccounts(view: View, accountIds: readonly string[]): Promise<void> {
    const { id: viewId, city } = view;
    const problems: FieldProblem[] = [];
    for (const [at, accountId] of accountIds.entries())
      if (!(await this.seen({ viewId, city, accountId })))
        problems.push({ field: `accountIds.${at}`, message: 'is the id of no account that sees the view' });
    if (problems.length > 0) throw new InvalidInput(problems);
    await this.reports.delete({ viewId, city, accountId: Not(In([...accountIds])) });
    const writtenUntil = this.clock.now();
    const rows = accountIds.map((accountId) => ({ viewId, city, accountId, writtenUntil }));
    if (rows.length > 0) await insertNew(this.reports, rows);
  }

  /**
   * Takes a report of a city that is due since a Monday, so that it is not due again before the next one. Call it in
   * the transaction that writes it. One of a view that the account does not see any more is removed.
   * @returns undefined if none is due
   */
  async take(
    city: CitySlug,
    monday: Date,
  ): Promise<{ report: DueReport; view: View | undefined } | undefined> {
    const report = await this.queries.take(city, monday);
    if (!report) return undefined;
    const view = await this.seen(report);
    if (view) await this.reports.update(report, { writtenUntil: monday });
    else await this.reports.delete(report);
    return { report, view };
  }

  /** The view of a report; undefined if the account does not see it. */
  private seen({ accountId, viewId, city }: DueReport): Promise<View | undefined> {
    return this.views.find(accountId, viewId, city).catch((error: unknown) => {
      if (error instanceof ViewNotFound) return undefined;
      throw error;
    });
  }
}
