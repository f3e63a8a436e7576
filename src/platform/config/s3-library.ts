/**
 * Loads the AWS library. On Node.js 20 it warns that future versions will not support it, unless a variable disables
 * that while it loads; the pinned version runs there.
 */
export function loadS3Library(): Promise<typeof import('@aws-sdk/client-s3')> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  return import('@aws-sdk/client-s3');
}
