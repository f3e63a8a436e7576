import { specsIn } from '../specs-in';

specsIn('test/browser', { part: 1, of: 3 });
