import { specsIn } from '../specs-in';

specsIn('test/browser', { part: 2, of: 3 });
