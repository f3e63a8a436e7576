import { en } from './en';
export const hi = en;
