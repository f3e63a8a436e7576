import { specsIn } from './specs-in';

specsIn('test/architecture', { part: 1, of: 2 });
