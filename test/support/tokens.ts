import type { HttpAnswer } from './http';

export type Claims = Record<string, unknown>;

/** What a token says, whoever signed it. */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Claims;
}

/** The refresh token an answer sets as a cookie; '' where it sets none. */
export function refreshTokenOf({ headers }: HttpAnswer): string {
  return /^refresh_token=([^;]*);/.exec(headers['set-cookie']?.[0] ?? '')?.[1] ?? '';
}
