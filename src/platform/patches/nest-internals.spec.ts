import 'reflect-metadata';
import {
  Body,
  Controller,
  Param,
  Post,
  Query,
  RequestMethod,
  UseFilters,
  UseGuards,
  UsePipes,
  ValidationPipe,
  Version,
} from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';
import { Cron } from '@nestjs/schedule';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import * as internals from './nest-internals';

class Guard {
  canActivate(): boolean {
    return true;
  }
}

@ApiSchema({ name: 'Thing' })
class ThingDto {}

@Controller('things')
class Things {
  @Post('new')
  @Version('2')
  @ApiOperation({ summary: 'A summary' })
  create(@Body() body: ThingDto, @Query() query: ThingDto, @Param() path: ThingDto): ThingDto[] {
    return [body, query, path];
  }

  @Cron('0 0 1 1 *', { name: 'yearly' })
  run(): void {}
}

@WebSocketGateway()
@UseGuards(Guard)
@UsePipes(ValidationPipe)
@UseFilters(BaseExceptionFilter)
class Gateway {
  @SubscribeMessage('thing:new')
  add(@MessageBody() thing: ThingDto): ThingDto {
    return thing;
  }
}

/** What a decorator of Nest stored under a key: on a class, on a method or on the arguments of one. */
const onClass = (key: string, target: object): unknown => Reflect.getMetadata(key, target);
const onMethod = (key: string, { prototype }: { prototype: object }, name: string): unknown =>
  Reflect.getMetadata(key, (prototype as Record<string, object>)[name]!);
const onArguments = (key: string, target: object, name: string): string[] =>
  Object.keys(Reflect.getMetadata(key, target, name) as object);

describe('the metadata of Nest', () => {
  it('has the routes of a controller', () => {
    const route = (key: string) => onMethod(key, Things, 'create');
    expect(onClass(internals.PATH_METADATA, Things)).toBe('things');
    expect(route(internals.PATH_METADATA)).toBe('new');
    expect(route(internals.METHOD_METADATA)).toBe(RequestMethod.POST);
    expect(route(internals.VERSION_METADATA)).toBe('2');
  });

  it('has the arguments of a handler, by where they are from', () => {
    const { BODY, QUERY, PARAM } = internals.RouteParamtypes;
    expect(onArguments(internals.ROUTE_ARGS_METADATA, Things, 'create').sort()).toEqual(
      [`${BODY}:0`, `${QUERY}:1`, `${PARAM}:2`].sort(),
    );
    expect(Reflect.getMetadata(internals.PARAMTYPES_METADATA, Things.prototype, 'create')).toEqual([
      ThingDto,
      ThingDto,
      ThingDto,
    ]);
  });

  it('has what the documents are made from', () => {
    const { API_OPERATION, API_SCHEMA } = internals.DECORATORS;
    expect(onMethod(API_OPERATION, Things, 'create')).toMatchObject({ summary: 'A summary' });
    expect(onClass(API_SCHEMA, ThingDto)).toEqual([{ name: 'Thing' }]);
  });

  it('has the schedule of a method', () => {
    const job = (key: string) => onMethod(key, Things, 'run');
    expect(job(internals.SCHEDULE_CRON_OPTIONS)).toEqual({ name: 'yearly', cronTime: '0 0 1 1 *' });
    expect(job(internals.SCHEDULER_NAME)).toBe('yearly');
    expect(job(internals.SCHEDULER_TYPE)).toEqual(expect.any(Number));
  });

  it('has what a gateway declares', () => {
    expect(onClass(internals.GATEWAY_METADATA, Gateway)).toBe(true);
    expect(onClass(internals.GUARDS_METADATA, Gateway)).toEqual([Guard]);
    expect(onClass(internals.PIPES_METADATA, Gateway)).toEqual([ValidationPipe]);
    expect(onClass(internals.EXCEPTION_FILTERS_METADATA, Gateway)).toEqual([BaseExceptionFilter]);
    expect(onMethod(internals.MESSAGE_MAPPING_METADATA, Gateway, 'add')).toBe(true);
    expect(onArguments(internals.PARAM_ARGS_METADATA, Gateway, 'add')).toEqual([
      `${internals.WsParamtype.PAYLOAD}:0`,
    ]);
  });

  it('comes with the host of arguments', () => {
    const host = new internals.ExecutionContextHost(['socket', 'payload'], Gateway);
    expect(host.getArgs()).toEqual(['socket', 'payload']);
    expect(host.switchToWs().getData()).toBe('payload');
  });
});
