#!/bin/sh
# Prepares the bucket of uploads, each time anew: which web pages may send to it, and what is removed from it by itself.
set -eu

# The pages of the service itself, and of the origins it allows; an origin is a URL without its path.
own=$(printf '%s' "$PUBLIC_BASE_URL" | sed 's|^\([a-z]*://[^/]*\).*|\1|')
origins=$(printf '"%s"' "$own${CORS_ORIGINS:+,$CORS_ORIGINS}" | sed 's/ *, */","/g')
aws s3api put-bucket-cors --bucket "$S3_BUCKET" --cors-configuration "{\"CORSRules\":[{
  \"AllowedOrigins\":[$origins],\"AllowedMethods\":[\"GET\",\"PUT\"],\"AllowedHeaders\":[\"content-type\"],\"MaxAgeSeconds\":3600}]}"

# Bytes that were sent and never became an object of the service's.
aws s3api put-bucket-lifecycle-configuration --bucket "$S3_BUCKET" --lifecycle-configuration '{"Rules":[{
  "ID":"uploads","Status":"Enabled","Filter":{"Prefix":"upload-"},"Expiration":{"Days":1}}]}'
