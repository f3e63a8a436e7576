/**
 * The AWS library. On Node.js 20 it warns, by a variable it reads while it starts, of versions of itself that are still
 * to come; the version that is pinned here runs there.
 */
export function loadS3Library(): Promise<typeof import('@aws-sdk/client-s3')> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return import('@aws-sdk/client-s3');
}
