/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export type { DataExport } from './entities/data-export.entity';
export { sendExport } from './exports/export-file-response';
export { ExportNotReady, TooManyExports } from './exports/export.errors';
export { expiryOf, ExportsService } from './exports/exports.service';
export { MakeRequestDto } from './dto/own-requests.dto';
export { MeModule } from './me.module';
export { MeService, type OwnAccount } from './me.service';
export { ConsentPurposeDto } from './dto/own-consents.dto';
export { type OwnConsents, OwnConsentsService } from './own-consents.service';
export { OwnRequestsService } from './own-requests.service';
