import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffAddresses } from '../../alerts';
import { ConsoleAccount } from '../entities/console-account.entity';
import { ConsoleStaffAddresses } from './console-staff-addresses';

/** Provides the addresses of city staff to alerts. Global, as the alerts context does not import from the console. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ConsoleAccount])],
  providers: [{ provide: StaffAddresses, useClass: ConsoleStaffAddresses }],
  exports: [StaffAddresses],
})
export class StaffAddressesModule {}
