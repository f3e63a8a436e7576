import { specsIn } from './specs-in';

specsIn('test/token-api', { part: 3, of: 3 });
