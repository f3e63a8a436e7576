/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { AuditChain, type AuditHead, type AuditPiece } from './audit-chain';
export { AuditLog } from './audit-log';
export { AuditSeals } from './audit-seals';
export { AuditModule } from './audit.module';
export type { IssueAct } from './issue-acts';
