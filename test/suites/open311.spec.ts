import { specsIn } from './specs-in';

specsIn('test/open311');
specsIn('test/support');
