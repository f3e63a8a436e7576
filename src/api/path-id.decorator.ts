import { Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { ID_PREFIXES, type IdKind } from '../kernel/ids';

/** An example of an id. */
export const exampleId = (kind: IdKind): string => `${ID_PREFIXES[kind]}_01k0g4yq3fe8tr2v7b5x9cdm6h`;

/**
 * A path parameter that is an id. Its format is not validated: a malformed id is simply not found.
 * @param name the parameter's name in the path
 * @param kind the kind of thing it identifies
 * @param description a description for the document, if the kind is not enough
 */
export function PathId(name: string, kind: IdKind, description?: string): ParameterDecorator {
  const words = kind.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return (target, key, index) => {
    Param(name)(target, key, index);
    const descriptor = key === undefined ? undefined : Object.getOwnPropertyDescriptor(target, key);
    if (key === undefined || descriptor === undefined) return;
    const shown = { name, description: description ?? `The id of the ${words}`, example: exampleId(kind) };
    ApiParam(shown)(target, key, descriptor);
  };
}
