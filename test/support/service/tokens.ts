import type { HttpAnswer } from '../network/http';

export type Claims = Record<string, unknown>;

/** The claims of a token, with any signature. */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Claims;
}

/** The refresh token that an answer sets as a cookie; '' if it sets none. */
export function refreshTokenOf({ headers }: HttpAnswer): string {
  return /^refresh_token=([^;]*);/.exec(headers['set-cookie']?.[0] ?? '')?.[1] ?? '';
}
