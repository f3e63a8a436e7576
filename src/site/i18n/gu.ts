import { en } from './en';
export const gu = en;
