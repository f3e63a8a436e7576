import type { Response } from 'express';

/** Answers the platform's verification with the bare text, which the platform compares. */
export function sendChallenge(response: Response, challenge: string): void {
  response.type('text/plain').send(challenge);
}
