import { specsIn } from './specs-in';

specsIn('test/browser-smoke');
