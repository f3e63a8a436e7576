import { specsIn } from './specs-in';

specsIn('test/public-api');
specsIn('test/open311');
specsIn('test/realtime');
specsIn('test/database');
specsIn('test/support');
