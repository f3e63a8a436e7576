import { en } from './en';
export const bn = en;
