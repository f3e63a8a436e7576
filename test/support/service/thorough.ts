/**
 * Whether all tests run (`THOROUGH=true npm test`, as in `.ci/all`), including those that take many seconds, such as
 * many concurrent requests, hostile files, and every page in every language.
 */
export const thorough = process.env.THOROUGH === 'true';

/** Declares a test that takes many seconds. */
export const itThoroughly = thorough ? it : it.skip;
