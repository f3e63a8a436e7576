import { SetMetadata } from '@nestjs/common';
import type { Eraser } from './eraser';

export const ERASES_PERSONAL_DATA = 'erasure:tables';

/**
 * Makes a provider one of the erasers.
 * @param tables the tables from which it erases
 */
export const ErasesPersonalData =
  (...tables: readonly string[]) =>
  <T extends new (...parameters: never[]) => Eraser>(target: T): void => {
    SetMetadata(ERASES_PERSONAL_DATA, tables)(target);
  };
