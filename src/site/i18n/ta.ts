import { en } from './en';
export const ta = en;
