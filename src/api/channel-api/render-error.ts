import type { DomainError } from '../../platform/http/domain-error';
import { renderTokenError } from '../token-api/render-error';

/**
 * A failure as the channels answer it (docs/api/conventions.md#errors): refused fields as a bare list, all else in the
 * envelope.
 */
export function renderChannelError(error: DomainError): object {
  const isRefused = error.kind === 'unprocessable' && error.details && error.details.length > 0;
  return isRefused ? { errors: error.details } : renderTokenError(error);
}

/** A failure as a platform's webhook is answered: one text. */
export function renderWebhookError(error: DomainError): object {
  return { error: error.message };
}
