import { specsIn } from './specs-in';

specsIn('test/public-api');
specsIn('test/realtime');
specsIn('test/database');
