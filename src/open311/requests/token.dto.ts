/** The request of a token. */
export class TokenDto {
  service_request_id!: string;
  token!: string;
}
