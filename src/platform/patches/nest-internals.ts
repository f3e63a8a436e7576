/**
 * What is imported from inside packages of Nest: the keys under which their decorators store metadata, and the host of
 * arguments for specs. The packages do not export them, and may rename them in any version.
 */
export {
  EXCEPTION_FILTERS_METADATA,
  GUARDS_METADATA,
  METHOD_METADATA,
  PARAMTYPES_METADATA,
  PATH_METADATA,
  PIPES_METADATA,
  ROUTE_ARGS_METADATA,
  VERSION_METADATA,
} from '@nestjs/common/constants';
export { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
export { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
export {
  SCHEDULE_CRON_OPTIONS,
  SCHEDULER_NAME,
  SCHEDULER_TYPE,
} from '@nestjs/schedule/dist/schedule.constants';
export { DECORATORS } from '@nestjs/swagger/dist/constants';
export {
  GATEWAY_METADATA,
  MESSAGE_MAPPING_METADATA,
  PARAM_ARGS_METADATA,
} from '@nestjs/websockets/constants';
export { WsParamtype } from '@nestjs/websockets/enums/ws-paramtype.enum';
