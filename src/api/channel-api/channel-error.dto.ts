import { FieldProblemDto } from '../token-api/error-envelope.dto';

/** A 422 of the channels: what was refused, as a bare list. */
export class RefusedFieldsDto {
  errors!: FieldProblemDto[];
}

/** An error of a webhook: one text. */
export class WebhookErrorDto {
  error!: string;
}
