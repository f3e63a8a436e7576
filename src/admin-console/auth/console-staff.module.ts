import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffAddresses } from '../../alerts';
import { StaffAccounts } from '../../webhooks';
import { ConsoleAccount } from '../entities/console-account.entity';
import { ConsoleStaffAccounts } from './console-staff-accounts';
import { ConsoleStaffAddresses } from './console-staff-addresses';

/**
 * Provides the accounts of city staff to alerts and webhooks. Global, as these contexts do not import from the console.
 */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ConsoleAccount])],
  providers: [
    { provide: StaffAddresses, useClass: ConsoleStaffAddresses },
    { provide: StaffAccounts, useClass: ConsoleStaffAccounts },
  ],
  exports: [StaffAddresses, StaffAccounts],
})
export class ConsoleStaffModule {}
