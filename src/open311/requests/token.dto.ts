/** Which request a token stands for. */
export class TokenDto {
  service_request_id!: string;
  token!: string;
}
