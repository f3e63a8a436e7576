import { Injectable } from '@nestjs/common';
import { FreshSignInService } from '../../auth';
import type { DataExport } from '../entities/data-export.entity';
import type { AskExportDto } from './exports.dto';
import { ExportsService } from './exports.service';

/** Takes requests of the API for exports, which need a fresh sign-in. */
@Injectable()
export class ExportRequestsService {
  constructor(
    private readonly signIn: FreshSignInService,
    private readonly exports: ExportsService,
  ) {}

  /** @throws NotFreshlySignedIn, TooManyExports; Unavailable if the provider's keys cannot be fetched */
  async ask(userId: string, { idToken, language = 'en' }: AskExportDto): Promise<DataExport> {
    await this.signIn.verify(userId, idToken);
    return this.exports.ask(userId, language);
  }
}
