import { specsIn } from './specs-in';

specsIn('test/open311');
specsIn('test/client');
specsIn('test/support');
