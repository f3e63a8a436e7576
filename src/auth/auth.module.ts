import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { PersonalDataModule } from '../personal-data';
import { Config } from '../platform/config/config';
import { Authenticator } from '../platform/http/authenticator';
import { AccountQueries } from './account.queries';
import { AccountService } from './account.service';
import { AuthController } from './auth.controller';
import { ApiClientsService } from './api-clients.service';
import { AuthService } from './auth.service';
import { ChildAccountsService } from './child-accounts.service';
import { CityStaffAccountService } from './city-staff-account.service';
import { FreshSignInService } from './fresh-sign-in.service';
import { ClientKeyGuard } from './guards/client-key.guard';
import { JwtAuthGuard } from './guards/jwt-auth.guard';
import { BrowserSessionsService } from './browser-sessions.service';
import { IdTokenVerifier } from './id-token-verifier';
import { IdentityVerifier } from './identity-verifier';
import { jwtOptions } from './jwt-options';
import { LocalIdentityController } from './local-identity.controller';
import { LocalIdentityProvider } from './local-identity-provider';
import { LocalSignInService } from './local-sign-in.service';
import { OwnHostGuard } from '../api/own-host.guard';
import { OidcClientService } from './oidc-client.service';
import { LocalIdentityKey } from './local-identity-key';
import { PersonalDataSubjectsService } from './personal-data-subjects.service';
import { PersonaQueries } from './persona.queries';
import { PersonasService } from './personas.service';
import { PrivacyChoicesController } from './privacy-choices.controller';
import { PrivacyChoicesService } from './privacy-choices.service';
import { RoleService } from './role.service';
import { SessionQueries } from './session.queries';
import { SessionService } from './session.service';
import { JwtStrategy } from './strategies/jwt.strategy';
import { TokenAuthenticator } from './token-authenticator';
import { TokenService } from './token.service';
import { UserAdministrationController } from './user-administration.controller';
import { UserListService } from './user-list.service';
import { UserQueries } from './user.queries';
import { ChoicesMailsJob } from './choices/choices-mails.job';
import { ChoicesMailsService } from './choices/choices-mails.service';
import { UntoldQueries } from './choices/untold.queries';
import { DueErasuresService } from './erasure/due-erasures.service';
import { ErasedIdentitiesService } from './erasure/erased-identities.service';
import { ErasureJob } from './erasure/erasure.job';
import { ErasureLedgerService } from './erasure/erasure-ledger.service';
import { ErasureMailsService } from './erasure/erasure-mails.service';
import { ErasureQueries } from './erasure/erasure.queries';
import { ErasureReplayService } from './erasure/erasure-replay.service';
import { ErasureRequestsService } from './erasure/erasure-requests.service';
import { ErasureRunService } from './erasure/erasure-run.service';
import { ErasuresController } from './erasure/erasures.controller';
import { ErasuresService } from './erasure/erasures.service';
import { StandInQueries } from './erasure/stand-in.queries';
import { StandInsService } from './erasure/stand-ins.service';
import { Erasure } from './entities/erasure.entity';
import { ErasureLedgerEntry } from './entities/erasure-ledger-entry.entity';
import { LoweredIdentity } from './entities/lowered-identity.entity';
import { ApiClient } from './entities/api-client.entity';
import { FormerPseudonym } from './entities/former-pseudonym.entity';
import { PersonaOwner } from './entities/persona-owner.entity';
import { RefreshFamily } from './entities/refresh-family.entity';
import { RefreshToken } from './entities/refresh-token.entity';
import { UserIdentity } from './entities/user-identity.entity';
import { User } from './entities/user.entity';
import { AuthPersonalDataService } from './auth-personal-data.service';

const ERASURE = [
  DueErasuresService,
  ErasedIdentitiesService,
  ErasureJob,
  ErasureLedgerService,
  ErasureMailsService,
  ErasureQueries,
  ErasureReplayService,
  ErasureRequestsService,
  ErasureRunService,
  ErasuresService,
  StandInQueries,
  StandInsService,
];

/**
 * Authentication: sign-in, sessions, and the person who makes a request.
 *
 * Access tokens are read by Passport: `JwtStrategy` (passport-jwt) and `JwtAuthGuard`. They differ from the usual ones:
 * - the guard is global and sets `request.actor`. It refuses nobody: a route declares with `@Allow` who may use it, and
 *   the `AccessGuard` decides that, so that a route may also answer people who are not signed in;
 * - the strategy reads the person from the database with each request, so that a ban or a logout holds at once;
 * - the strategy has a unique name: Passport has one list of names for all applications of a process;
 * - the times of a token are compared with the injected `Clock`.
 *
 * Sessions of the site and of the console (cookies), keys of clients and connections of Socket.IO, whose token is in
 * the handshake, do not use Passport: each has a guard or a middleware of its own.
 */
@Module({
  imports: [
    PersonalDataModule,
    TypeOrmModule.forFeature([
      ...[
        ApiClient,
        Erasure,
        ErasureLedgerEntry,
        FormerPseudonym,
        LoweredIdentity,
        PersonaOwner,
        RefreshFamily,
        RefreshToken,
        UserIdentity,
        User,
      ],
    ]),
    PassportModule,
    JwtModule.registerAsync({ inject: [Config], useFactory: jwtOptions }),
  ],
  controllers: [AuthController, ErasuresController, PrivacyChoicesController, UserAdministrationController],
  providers: [
    AuthPersonalDataService,
    ApiClientsService,
    AuthService,
    BrowserSessionsService,
    OidcClientService,
    AccountQueries,
    AccountService,
    ChildAccountsService,
    ChoicesMailsJob,
    ChoicesMailsService,
    UntoldQueries,
    CityStaffAccountService,
    FreshSignInService,
    PersonalDataSubjectsService,
    ...ERASURE,
    PersonaQueries,
    PersonasService,
    PrivacyChoicesService,
    RoleService,
    UserListService,
    UserQueries,
    SessionQueries,
    SessionService,
    TokenService,
    IdTokenVerifier,
    IdentityVerifier,
    LocalIdentityKey,
    TokenAuthenticator,
    { provide: Authenticator, useExisting: TokenAuthenticator },
    JwtStrategy,
    ClientKeyGuard,
    JwtAuthGuard,
  ],
  exports: [
    AccountQueries,
    ApiClientsService,
    Authenticator,
    BrowserSessionsService,
    ChildAccountsService,
    CityStaffAccountService,
    ClientKeyGuard,
    ErasureLedgerService,
    ErasureReplayService,
    ErasuresService,
    FreshSignInService,
    IdTokenVerifier,
    JwtAuthGuard,
    LocalIdentityKey,
    OidcClientService,
    PersonalDataSubjectsService,
    PersonasService,
    PrivacyChoicesService,
    RoleService,
    StandInsService,
  ],
})
export class AuthModule {}

/** The service as its own identity provider; imported only if local identity is enabled. */
@Module({
  imports: [AuthModule],
  controllers: [LocalIdentityController],
  providers: [LocalIdentityProvider, LocalSignInService, OwnHostGuard],
  exports: [LocalSignInService],
})
export class LocalIdentityModule {}
