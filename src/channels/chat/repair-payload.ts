import { CONFIRMATION_ANSWERS, type ConfirmationAnswer } from '../../kernel/confirmations';
import { ClaimSignature } from '../../platform/http/claim-signature';

const PAYLOAD = /^(iss_[0-9a-z]{1,40})\.(\d{1,16})\.(yes|partly|no)\.([\w-]{43})$/;

/** What a button of the question whether an issue was repaired says. */
export interface RepairPayload {
  issueId: string;
  /** The resolution that is asked about. */
  resolvedAt: Date;
  answer: ConfirmationAnswer;
}

/** The payloads of the three buttons: each is signed for the issue, its resolution, the person and the answer. */
export class RepairPayloads {
  private readonly signature: ClaimSignature;

  constructor(secret: string) {
    this.signature = new ClaimSignature(secret, 'chat-confirmation');
  }

  /** @param person the address that is asked */
  of(
    person: string,
    { issueId, resolvedAt }: Omit<RepairPayload, 'answer'>,
  ): Record<ConfirmationAnswer, string> {
    const payloads = CONFIRMATION_ANSWERS.map((answer) => {
      const claim = `${issueId}.${resolvedAt.getTime()}.${answer}`;
      return [answer, `${claim}.${this.signature.sign(`${claim} ${person}`)}`];
    });
    return Object.fromEntries(payloads) as Record<ConfirmationAnswer, string>;
  }

  /** Reads a payload that a person sends; undefined if it was not made for them, or was altered. */
  read(person: string, payload: string): RepairPayload | undefined {
    const [, issueId = '', resolvedAt = '', answer = '', signature = ''] = PAYLOAD.exec(payload) ?? [];
    const claim = `${issueId}.${resolvedAt}.${answer}`;
    if (!this.signature.isOf(`${claim} ${person}`, signature)) return undefined;
    return { issueId, resolvedAt: new Date(Number(resolvedAt)), answer: answer as ConfirmationAnswer };
  }
}
