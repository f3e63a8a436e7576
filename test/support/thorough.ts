/**
 * Whether everything is tried (`THOROUGH=true npm test`, as `.ci/run` has it): also what takes many seconds, such as
 * storms of requests, hostile files and every page in every language.
 */
export const thorough = process.env.THOROUGH === 'true';

/** Declares a test that takes many seconds. */
export const itThoroughly = thorough ? it : it.skip;
