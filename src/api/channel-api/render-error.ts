import type { DomainError } from '../../platform/http/domain-error';
import { renderTokenError } from '../token-api/render-error';

/**
 * Renders an error of the channels (docs/api/conventions.md#errors): refused fields as a bare list, all other errors in
 * the envelope.
 */
export function renderChannelError(error: DomainError): object {
  const isRefused = error.kind === 'unprocessable' && error.details && error.details.length > 0;
  return isRefused ? { errors: error.details } : renderTokenError(error);
}

/** Renders an error of a platform's webhook: one text. */
export function renderWebhookError(error: DomainError): object {
  return { error: error.message };
}
