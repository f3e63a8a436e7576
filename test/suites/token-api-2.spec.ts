import { specsIn } from './specs-in';

specsIn('test/token-api', { part: 2, of: 2 });
