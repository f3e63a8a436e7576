import { specsIn } from './specs-in';

specsIn('test/token-api', { part: 1, of: 2 });
