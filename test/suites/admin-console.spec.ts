import { specsIn } from './specs-in';

specsIn('test/admin-console');
