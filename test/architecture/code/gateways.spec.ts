import type { Type } from '@nestjs/common';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import {
  EXCEPTION_FILTERS_METADATA,
  GATEWAY_METADATA,
  GUARDS_METADATA,
  MESSAGE_MAPPING_METADATA,
  PARAM_ARGS_METADATA,
  PARAMTYPES_METADATA,
  PIPES_METADATA,
  WsParamtype,
} from '../../../src/platform/patches/nest-internals';
import { AcknowledgementFilter } from '../../../src/platform/realtime/acknowledgement.filter';
import { EventLimitGuard } from '../../../src/platform/realtime/event-limit.guard';
import { EventPayloadPipe } from '../../../src/platform/realtime/event-payload.pipe';
import { startService, type TestService } from '../../support/service/service';

/** Global guards, pipes and filters do not apply to gateways: each declares its own. */
describe('gateways', () => {
  let service: TestService;
  let gateways: Type[];

  beforeAll(async () => {
    service = await startService();
    const classes = [...service.app.get(ModulesContainer).values()].flatMap(({ providers }) =>
      [...providers.values()].map(({ metatype }) => metatype as Type | null),
    );
    gateways = classes.filter(
      (each): each is Type => typeof each === 'function' && Reflect.hasMetadata(GATEWAY_METADATA, each),
    );
  });
  afterAll(() => service.stop());

  /** The event handlers of a gateway, with the payload type each declares. */
  const handlers = (gateway: Type) =>
    new MetadataScanner()
      .getAllMethodNames(gateway.prototype as object)
      .filter((name) =>
        Reflect.hasMetadata(
          MESSAGE_MAPPING_METADATA,
          (gateway.prototype as Record<string, object>)[name] as object,
        ),
      )
      .map((name) => {
        const parameters = Reflect.getMetadata(PARAM_ARGS_METADATA, gateway, name) as
          Record<string, { index: number }> | undefined;
        const types = Reflect.getMetadata(PARAMTYPES_METADATA, gateway.prototype as object, name) as Type[];
        const payload = parameters?.[`${WsParamtype.PAYLOAD}:${indexOf(parameters)}`];
        return { name: `${gateway.name}.${name}`, payload: payload && types[payload.index]?.name };
      });
  const indexOf = (parameters: Record<string, { index: number }>) =>
    Object.keys(parameters)
      .find((key) => key.startsWith(`${WsParamtype.PAYLOAD}:`))
      ?.split(':')[1];

  it('are found', () => {
    expect(gateways.map(({ name }) => name)).toEqual(['MessagesGateway']);
  });

  it.each([
    ['guard', GUARDS_METADATA, EventLimitGuard],
    ['pipe', PIPES_METADATA, EventPayloadPipe],
    ['filter', EXCEPTION_FILTERS_METADATA, AcknowledgementFilter],
  ])('each declare the %s', (_, metadata, wanted) => {
    const without = gateways.filter(
      (gateway) => !((Reflect.getMetadata(metadata, gateway) ?? []) as unknown[]).includes(wanted),
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('validate the payload of each event by a DTO', () => {
    const events = gateways.flatMap(handlers);
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ payload }) => !payload?.endsWith('Dto'))).toEqual([]);
  });
});
