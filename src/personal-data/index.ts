/** The import surface: what others may use of personal data. Nothing else of it is imported from outside. */
export * from './inventory';
export { maskEmail, maskPhone } from './mask';
export { PersonalDataModule } from './personal-data.module';
export type { ReadRow } from './read-log.queries';
export { type OwnReads, ReadLogService } from './read-log.service';
export * from './personal-text';
