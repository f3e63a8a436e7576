import { specsIn } from './specs-in';

specsIn('test/admin-console', { part: 1, of: 2 });
