import sprite from 'virtual:icons';
import { icon as iconOf } from '../../../kit/icon';
import type { IconName } from '../../../kit/icons';

/** An icon beside words. */
export const icon = (name: IconName) => iconOf(sprite, name);
