import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ErasersService } from './erasers.service';

/** The erasure of people, in all contexts. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [ErasersService],
  exports: [ErasersService],
})
export class ErasureModule {}
