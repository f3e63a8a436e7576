import { specsIn } from './specs-in';

specsIn('test/admin-console', { part: 2, of: 2 });
