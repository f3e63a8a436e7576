import type { ErrorForm } from '../../platform/http/error-form';
import { ErrorEnvelopeDto } from '../token-api/error-envelope.dto';
import { bearerChallenge } from '../token-api/render-error';
import { RefusedFieldsDto, WebhookErrorDto } from './channel-error.dto';
import { renderChannelError, renderWebhookError } from './render-error';

/** Refused fields are a bare list, all other errors use the envelope. */
export const CHANNEL_ERRORS: ErrorForm = {
  errorType: ErrorEnvelopeDto,
  refusalType: RefusedFieldsDto,
  renderError: renderChannelError,
  headersOf: bearerChallenge,
};
export const WEBHOOK_ERRORS: ErrorForm = {
  errorType: WebhookErrorDto,
  renderError: renderWebhookError,
  headersOf: bearerChallenge,
};
