import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StaffAddresses } from '../../alerts';
import { ConsoleAccount } from '../entities/console-account.entity';
import { ConsoleStaffAddresses } from './console-staff-addresses';

/** Gives alerts the addresses of city staff. Global, for they stand below the console and import nothing of it. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ConsoleAccount])],
  providers: [{ provide: StaffAddresses, useClass: ConsoleStaffAddresses }],
  exports: [StaffAddresses],
})
export class StaffAddressesModule {}
