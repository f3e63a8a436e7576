import { Injectable } from '@nestjs/common';
import { CONFIRMATION_ANSWERS } from '../../kernel/confirmations';
import { Config } from '../../platform/config/config';
import { ClaimSignature } from '../../platform/http/claim-signature';
import { ConfirmationLinkInvalid } from './confirmation.errors';
import type { AnswerPaths } from './confirmation-texts';

const TOKEN = /^((\d{1,18})\.([\w-]{1,400}))\.([\w-]{43})$/;

/** Whom a link lets answer, and to which question. */
export interface LinkedPerson {
  confirmationId: string;
  person: string;
}

/**
 * The links by which people answer without an account: signed, for one person and one question. They are valid until it
 * is decided, which only the stored question says.
 */
@Injectable()
export class ConfirmationLinksService {
  private readonly signature: ClaimSignature;

  constructor({ jwtSecret }: Config) {
    this.signature = new ClaimSignature(jwtSecret, 'confirmation-link');
  }

  /** The paths of the pages on which a person answers, without a language. */
  pathsFor({ confirmationId, person }: LinkedPerson): AnswerPaths {
    const claim = `${confirmationId}.${Buffer.from(person).toString('base64url')}`;
    const path = `/confirm?link=${claim}.${this.signature.sign(claim)}`;
    const paths = CONFIRMATION_ANSWERS.map((answer) => [answer, `${path}&answer=${answer}`]);
    return Object.fromEntries(paths) as AnswerPaths;
  }

  /** @throws ConfirmationLinkInvalid if this service did not make the link */
  personOf(link: string): LinkedPerson {
    const [, claim = '', confirmationId = '', person = '', signature = ''] = TOKEN.exec(link) ?? [];
    if (!this.signature.isOf(claim, signature)) throw new ConfirmationLinkInvalid();
    return { confirmationId, person: Buffer.from(person, 'base64url').toString() };
  }
}
