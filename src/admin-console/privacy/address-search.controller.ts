import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { EraseAddressDto, ErasedAddressDto, FoundByAddressDto, SearchAddressDto } from './address-search.dto';
import { presentErasedAddress, presentFound } from './address-search.presenter';
import { AddressSearchService } from './address-search.service';
import { AddressOfAccount, MAY_NOT_SEARCH } from './privacy.errors';

/** Records of people without an account (docs/api/privacy.md#people-without-an-account). */
@Controller('api/admin/privacy/search')
@Api('console', 'privacy')
export class AddressSearchController {
  constructor(private readonly search: AddressSearchService) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'searchByAddress',
    summary: 'Shows all records of an address, a number or a name on a channel, for a purpose',
    description:
      'Only a super_admin. In the log of reads. Records of an account with the address are not shown: it exports its own.',
  })
  @Allow('console', 'own')
  @Answers(200, FoundByAddressDto, { errors: [400, 401, MAY_NOT_SEARCH] })
  async find(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() asked: SearchAddressDto,
  ): Promise<FoundByAddressDto> {
    return presentFound(await this.search.search(actor, asked));
  }

  @Post('erase')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'eraseAddress',
    summary: 'Erases all records of an address, a number or a name on a channel',
    description: 'Only a super_admin. Issues stay, without the person. 409 if an account has the address.',
  })
  @Allow('console', 'own')
  @Answers(200, ErasedAddressDto, { errors: [400, 401, MAY_NOT_SEARCH, new AddressOfAccount()] })
  async erase(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() { address }: EraseAddressDto,
  ): Promise<ErasedAddressDto> {
    return presentErasedAddress(await this.search.erase(actor, address));
  }
}
