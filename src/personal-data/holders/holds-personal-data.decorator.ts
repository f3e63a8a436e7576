import { SetMetadata } from '@nestjs/common';
import type { PersonalDataHolder } from './personal-data-holder';

export const HOLDS_PERSONAL_DATA = 'personal-data:holder';

/**
 * Makes a provider one of the holders of personal data; each context that holds some has one.
 * @param tables the tables from which it erases
 */
export const HoldsPersonalData =
  (...tables: readonly string[]) =>
  <T extends new (...parameters: never[]) => PersonalDataHolder>(target: T): void => {
    SetMetadata(HOLDS_PERSONAL_DATA, tables)(target);
  };
