import { specsIn } from './specs-in';

specsIn('src');
