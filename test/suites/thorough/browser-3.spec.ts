import { specsIn } from '../specs-in';

specsIn('test/browser', { part: 3, of: 3 });
