import { en } from './en';
export const te = en;
