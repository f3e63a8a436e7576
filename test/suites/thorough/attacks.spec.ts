import { specsIn } from '../specs-in';

specsIn('test/attacks');
