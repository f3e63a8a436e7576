import type { Response } from 'express';

/** Answers the platform's verification. The platform compares the text, so that it comes as it is. */
export function sendChallenge(response: Response, challenge: string): void {
  response.type('text/plain').send(challenge);
}
