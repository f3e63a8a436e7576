import { specsIn } from './specs-in';

specsIn('test/site');
specsIn('test/browser-smoke');
