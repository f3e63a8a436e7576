import { specsIn } from './specs-in';

specsIn('test/client');
specsIn('test/support');
