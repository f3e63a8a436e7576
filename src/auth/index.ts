/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export type { Account } from './account';
export { AccountQueries, OFFICIAL, type OfficialRow } from './account.queries';
export { AccountService } from './account.service';
export {
  ApiClientNotFound,
  ApiClientsService,
  type ListedApiClient,
  type NewApiClient,
} from './api-clients.service';
export { AuthModule, LocalIdentityModule } from './auth.module';
export { presentUser } from './auth.presenter';
export { type BrowserSession, BrowserSessionsService } from './browser-sessions.service';
export { ChildAccountsService, NoChildAccount } from './child-accounts.service';
export { CityStaffAccountService } from './city-staff-account.service';
export {
  FRESH_SIGN_IN_ACTS,
  FRESH_SIGN_IN_MS,
  type FreshSignInAct,
  FreshSignInService,
  NotFreshlySignedIn,
} from './fresh-sign-in.service';
export { LocalIdentityDto } from './dto/local-identity.dto';
export { IdTokenDto, UserDto } from './dto/session.dto';
export { ClientKeyGuard } from './guards/client-key.guard';
export { JwtAuthGuard } from './guards/jwt-auth.guard';
export {
  type IdTokenIssuer,
  IdTokenVerifier,
  keysAt,
  nameOf,
  subjectOf,
  verifiedEmailOf,
} from './id-token-verifier';
export { DEFAULT_DISPLAY_NAME } from './identity-verifier';
export { LOCAL_ISSUER } from './local-identity-key';
export { LocalSignInService } from './local-sign-in.service';
export {
  asRefusal,
  OidcClientService,
  type OidcRegistration,
  packAttempt,
  type SignInAttempt,
  type TokenAnswer,
  unpackAttempt,
} from './oidc-client.service';
export { PersonalDataSubjectsService } from './personal-data-subjects.service';
export { accountsOf, ownerOf, personaOf } from './persona.queries';
export { type Contributor, NoPseudonym, OnlyByName, PersonasService } from './personas.service';
export { ErasureLedgerService, type LedgerEntry } from './erasure/erasure-ledger.service';
export { ErasureReplayService } from './erasure/erasure-replay.service';
export { ErasureBegun, ErasuresService, type ErasureWish, NoErasure } from './erasure/erasures.service';
export { isLeaving } from './erasure/paused-alerts.queries';
export { type Scope, StandInsService } from './erasure/stand-ins.service';
export {
  type Choosing,
  type PrivacyChange,
  type PrivacyChoices,
  PrivacyChoicesService,
} from './privacy-choices.service';
export { ChangePrivacyDto } from './dto/privacy-choices.dto';
export { RoleService, UserNotFound } from './role.service';
export { hasVerifiedAddress } from './verified-address.queries';
