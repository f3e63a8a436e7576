import { specsIn } from '../specs-in';

specsIn('test/consistency');
specsIn('test/client');
