/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { MailErasureService } from './mail-erasure.service';
export { MailOutbox, type NewMail } from './mail-outbox.service';
export { MailSuppressionsService } from './mail-suppressions.service';
export { MailDue, MailFailed, MailOutageBegan, MailWithdrawn } from './mail.events';
export { MailModule } from './mail.module';
export { MailQueries, type ShownMail } from './mail.queries';
