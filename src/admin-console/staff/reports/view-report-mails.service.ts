import { Injectable } from '@nestjs/common';
import type { City } from '../../../accountability';
import { Clock } from '../../../kernel/time/clock';
import { mondayMorningOf } from '../../../kernel/time/quiet-hours';
import { Database } from '../../../platform/database/database';
import { MailOutbox } from '../../../platform/mail';
import { type View, ViewReportsService } from '../../../staff';
import { ConsoleActorsService } from '../../auth/console-actors.service';
import { ViewFiguresService } from './view-figures.service';
import { reportText } from './view-report-text';

/** Writes the weekly reports of views, as each account sees them at that moment. */
@Injectable()
export class ViewReportMailsService {
  constructor(
    private readonly actors: ConsoleActorsService,
    private readonly reports: ViewReportsService,
    private readonly figures: ViewFiguresService,
    private readonly outbox: MailOutbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the reports of a city that are due since 08:00 of its Monday: each once, also on several instances.
   * @returns how many mails were written
   */
  async write({ slug, timeZone }: City): Promise<number> {
    const now = this.clock.now();
    const monday = mondayMorningOf(timeZone, now);
    if (!this.outbox.isOn || now < monday) return 0;
    for (let written = 0; ;) {
      const mails = await this.database.transaction(async () => {
        const due = await this.reports.take(slug, monday);
        return due && this.writeOne(due.report.accountId, due.view, { monday, timeZone });
      });
      if (mails === undefined) return written;
      written += mails;
    }
  }

  private async writeOne(
    accountId: string,
    view: View | undefined,
    { monday, timeZone }: { monday: Date; timeZone: string },
  ): Promise<number> {
    const actor = view && (await this.actors.find(accountId));
    if (!actor) return 0;
    const figures = await this.figures.of(actor, view);
    const key = `view-report:${view.city}:${view.id}:${accountId}:${monday.toISOString()}`;
    const text = reportText(view, figures, this.figures.addressOf(view));
    return this.outbox.addAll([{ ...text, key, recipient: actor.email, timeZone, priority: 'digest' }]);
  }
}
