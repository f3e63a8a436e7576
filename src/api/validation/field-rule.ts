import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Rule } from './rule';

/** A validation rule of a field, together with its part of the OpenAPI document. */
export const fieldRule = (
  name: string,
  refusalOf: Parameters<typeof Rule>[1],
  shown: ApiPropertyOptions,
): PropertyDecorator => applyDecorators(ApiProperty(shown), Rule(name, refusalOf));
