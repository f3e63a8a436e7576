import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { PUBLIC_MAX_AGE_S } from '../../api/public-max-age';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { AdministratorDto, AdministratorQueryDto, DirectoryRoleDto } from './administrator.dto';
import { presentAdministrator, presentRole } from './administrator.presenter';
import { OfficeQueries } from './office.queries';
import { ROLES } from './role-contact';

/** The directory of elected and administrative offices (docs/api/public-read.md#administrators). */
@Controller('api/administrators')
@Api('public', 'administrators')
export class AdministratorsController {
  constructor(private readonly offices: OfficeQueries) {}

  @Get('roles')
  @ApiOperation({
    operationId: 'listDirectoryRoles',
    summary: 'Lists the roles of the directory',
    description: 'The keys are the values that requests to the directory use for a role.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, DirectoryRoleDto, { list: true, maxAgeS: PUBLIC_MAX_AGE_S })
  roles(): DirectoryRoleDto[] {
    return ROLES.map(presentRole);
  }

  @Get()
  @ApiOperation({
    operationId: 'listAdministrators',
    summary: 'Lists the offices of a role for the wards of the leaderboard, without the names of the holders',
    description:
      'One office for each ward, or for each constituency. Addresses and emails that are not stored are generated; scores and counts are placeholders.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, AdministratorDto, { list: true, maxAgeS: PUBLIC_MAX_AGE_S })
  async list(@Query() { role, cityId: city }: AdministratorQueryDto): Promise<AdministratorDto[]> {
    return (await this.offices.list(role, city)).map(presentAdministrator);
  }
}
