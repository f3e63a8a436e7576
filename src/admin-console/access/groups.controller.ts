import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { GroupExists, GroupNotFound } from './access.errors';
import { ConsoleGroupsService } from './console-groups.service';
import { ConsoleGroupDto, GroupRightsDto, NewGroupDto, RemovedGroupDto } from './groups.dto';
import { presentFixedGroup, presentGroup } from './groups.presenter';

/** What groups of the identity provider may do (docs/api/console.md#groups). */
@Controller('api/admin/access/groups')
@Api('console', 'access')
export class GroupsController {
  constructor(private readonly groups: ConsoleGroupsService) {}

  @Get()
  @ApiOperation({
    operationId: 'listConsoleGroups',
    summary: 'Lists the groups of the identity provider that have rights; only for super_admins',
    description:
      'In the order in which they count: of several groups of a person the first. Those of the settings come first; they have no id and cannot be changed here.',
  })
  @Allow('super-admin')
  @Answers(200, ConsoleGroupDto, { list: true, errors: [401, 403] })
  async list(): Promise<ConsoleGroupDto[]> {
    return [...this.groups.fixed.map(presentFixedGroup), ...(await this.groups.list()).map(presentGroup)];
  }

  @Post()
  @ApiOperation({
    operationId: 'addConsoleGroup',
    summary: 'Gives a group of the identity provider rights; only for super_admins',
    description:
      'Its members may sign in from then on. Those who are signed in by another group get the rights with their next check, within 15 minutes.',
  })
  @Allow('super-admin')
  @Answers(201, ConsoleGroupDto, { errors: [401, 403, new GroupExists()] })
  async add(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Body() group: NewGroupDto,
  ): Promise<ConsoleGroupDto> {
    return presentGroup(await this.groups.add(actor, group));
  }

  @Put(':groupId')
  @ApiOperation({
    operationId: 'replaceConsoleGroup',
    summary: 'Replaces the rights of a group; only for super_admins',
    description: 'They hold for its members with their next check, within 15 minutes.',
  })
  @Allow('super-admin')
  @Answers(200, ConsoleGroupDto, { errors: [401, 403, new GroupNotFound()] })
  async replace(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('groupId', 'consoleGroup') id: string,
    @Body() rights: GroupRightsDto,
  ): Promise<ConsoleGroupDto> {
    return presentGroup(await this.groups.replace(actor, id, rights));
  }

  @Delete(':groupId')
  @ApiOperation({
    operationId: 'removeConsoleGroup',
    summary: 'Takes the rights of a group away; only for super_admins',
    description:
      'Its members cannot sign in through it any more. Their sessions end with their next check, within 15 minutes, unless another group has rights.',
  })
  @Allow('super-admin')
  @Answers(200, RemovedGroupDto, { errors: [401, 403, new GroupNotFound()] })
  remove(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('groupId', 'consoleGroup') id: string,
  ): Promise<RemovedGroupDto> {
    return this.groups.remove(actor, id).then(() => ({ id, removed: true }));
  }
}
