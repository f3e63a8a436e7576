import { specsIn } from './specs-in';

specsIn('test/open311');
