import { specsIn } from './specs-in';

specsIn('test/architecture', { part: 2, of: 2 });
