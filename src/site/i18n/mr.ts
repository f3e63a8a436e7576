import { en } from './en';
export const mr = en;
