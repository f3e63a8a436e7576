import { en } from './en';
export const kn = en;
