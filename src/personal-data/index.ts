/** The import surface: what others may use of personal data. Nothing else of it is imported from outside. */
export type { ConsentRow } from './consents/consent.queries';
export { type Asked, ConsentsService } from './consents/consents.service';
export * from './holders/export-kinds';
export { AddressErasureService } from './holders/address-erasure.service';
export { HeldRows } from './holders/held-rows.queries';
export { HeldRowsService } from './holders/held-rows.service';
export { HoldsPersonalData } from './holders/holds-personal-data.decorator';
export * from './holders/personal-data-holder';
export { PersonalDataHoldersService } from './holders/personal-data-holders.service';
export * from './inventory';
export { NOTICE_VERSION, type Notice, noticeIn } from './notice/notice';
export { maskEmail, maskPhone } from './mask';
export { PersonalDataModule } from './personal-data.module';
export type { ReadRow } from './read-log.queries';
export { type OwnReads, ReadLogService } from './read-log.service';
export * from './personal-text';
export type { RequestFilter, RequestRow } from './requests/privacy-request.queries';
export {
  PrivacyRequestNotFound,
  PrivacyRequestsService,
  RequestAnswered,
  TooManyRequestsWaiting,
} from './requests/privacy-requests.service';
export { AddressRequestsService } from './requests/address-requests.service';
export { answerMail } from './requests/request-mail';
