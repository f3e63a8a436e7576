import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { ConsoleActor } from '../../../../kernel/console';
import { sendStream } from '../../../../platform/http/send-stream';
import { ConsoleAudit } from '../../../console-audit.service';
import { QUEUE_COLUMNS, type QueueSort } from '../queue-filter';
import { QueueService } from '../queue.service';
import { QueueViewsService } from '../queue-views.service';
import { type Cell, cellsOf, type QueueColumn } from './queue-cells';
import { QueueExportQueries } from './queue-export.queries';
import { FILE_TYPES, type FileFormat, tableFile } from './queue-files';

/** Rows that are written at a time. */
const CHUNK = 250;

/** Which queue is exported, and how. */
export interface ExportRequest {
  cityId: string;
  view?: string | undefined;
  filters: object;
  sort?: QueueSort | undefined;
  format: FileFormat;
  /** By default those of the view, else all. */
  columns?: QueueColumn[] | undefined;
}

/** Exports queues as files (docs/api/staff.md#export). */
@Injectable()
export class QueueExportService {
  constructor(
    private readonly queues: QueueViewsService,
    private readonly queue: QueueService,
    private readonly queries: QueueExportQueries,
    private readonly audit: ConsoleAudit,
  ) {}

  /**
   * Sends the issues of a queue as a file while they are read, and records it once. If the client goes away, the
   * reading ends.
   * @throws PlaceNotFound, ViewNotFound; InvalidInput for an unknown filter or value
   */
  async send(
    actor: ConsoleActor,
    { format, columns, ...given }: ExportRequest,
    response: Response,
  ): Promise<void> {
    const { request, columns: shown } = await this.queues.openedBy(actor, {
      ...given,
      filters: given.filters as Record<string, unknown>,
    });
    const header = columns ?? (shown as QueueColumn[] | undefined) ?? QUEUE_COLUMNS;
    const batches = await this.queue.batches(actor, request);
    const { cityId, view } = given;
    await this.audit.record(actor, {
      ...{ action: 'queue.export', targetType: 'queue', targetId: view ?? cityId },
      after: { ...request, format, columns: header },
    });
    response.set({
      'Content-Type': FILE_TYPES[format],
      'Content-Disposition': `attachment; filename="issues.${format}"`,
      'Cache-Control': 'no-store',
    });
    await sendStream(await tableFile(format, header, this.cells(batches, header)), response);
  }

  private async *cells(
    batches: AsyncIterable<readonly string[]>,
    columns: readonly QueueColumn[],
  ): AsyncGenerator<Cell[][]> {
    for await (const ids of batches) {
      const rows = await this.queries.rows(ids);
      for (let at = 0; at < rows.length; at += CHUNK)
        yield rows.slice(at, at + CHUNK).map((row) => cellsOf(row, columns));
    }
  }
}
