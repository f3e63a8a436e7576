/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { PrivacyModule } from './privacy.module';
export { LedgerCopyService } from './ledger/ledger-copy.service';
export {
  type BreachReport,
  BreachReportService,
  NoSuchTable,
  type Reach,
} from './breach/breach-report.service';
