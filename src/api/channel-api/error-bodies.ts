import type { ErrorBody } from '../error-body';
import { ErrorEnvelopeDto } from '../token-api/error-envelope.dto';
import { RefusedFieldsDto, WebhookErrorDto } from './channel-error.dto';
import { renderChannelError, renderWebhookError } from './render-error';

/** Refused fields are a bare list, all other errors use the envelope. */
export const CHANNEL_ERRORS: ErrorBody = {
  errorType: ErrorEnvelopeDto,
  refusalType: RefusedFieldsDto,
  renderError: renderChannelError,
};
export const WEBHOOK_ERRORS: ErrorBody = { errorType: WebhookErrorDto, renderError: renderWebhookError };
