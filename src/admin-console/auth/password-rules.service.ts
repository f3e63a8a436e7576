import { Injectable } from '@nestjs/common';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { InvalidInput } from '../../platform/http/domain-error';

/** Fewer than a hundred million guesses find a password of a lower score. */
const LEAST_SCORE = 3;
/** What follows cannot make a password easier to guess. The time of the check grows with the length. */
const MAX_CHECKED = 64;
/** Limits the spellings such as `p@ssw0rd` that are tried; with the default, some texts take a second. */
const MAX_SPELLINGS = 50;

const EASY =
  'is easy to guess: it is common, or repeats or counts characters. Several words are harder to guess';
const OWN = 'is made of the address or the name of the account';

/** The account that the password is for. */
export interface PasswordOwner {
  email: string;
  name: string;
}

/**
 * Refuses passwords that are guessed first: common ones, sequences and repetitions, with other spellings and numbers,
 * and the address and name of the account. The library estimates the number of guesses from lists of its own; it is
 * loaded on first use, and asks no other service.
 */
@Injectable()
export class PasswordRulesService {
  private estimator?: Promise<ZxcvbnFactory>;

  /** @returns why a password is refused; undefined if it may be used */
  async problemOf(password: string, owner: PasswordOwner): Promise<string | undefined> {
    const estimator = await this.loaded();
    const text = password.normalize('NFKC');
    const { score, feedback } = estimator.check(text, partsOf(owner));
    const spelled = text.replaceAll(/[^\p{L}\p{N}]/gu, '');
    const isSpelled = spelled.length * 2 > text.length && estimator.check(spelled).score === 0;
    if (score >= LEAST_SCORE && !isSpelled) return undefined;
    return feedback.warning === 'userInputs' ? OWN : EASY;
  }

  /** @param field the field of the request that has the password. @throws InvalidInput */
  async assertAcceptable(password: string, owner: PasswordOwner, field: string): Promise<void> {
    const message = await this.problemOf(password, owner);
    if (message !== undefined) throw new InvalidInput([{ field, message }]);
  }

  private loaded(): Promise<ZxcvbnFactory> {
    return (this.estimator ??= load());
  }
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({
    dictionary: common.dictionary,
    graphs: common.adjacencyGraphs,
    maxLength: MAX_CHECKED,
    l33tMaxSubstitutions: MAX_SPELLINGS,
  });
}

/** What an attacker knows of an account: its address and name, whole, without blanks, and word by word. */
function partsOf({ email, name }: PasswordOwner): string[] {
  const [local = ''] = email.split('@');
  const words = [...local.split(/[^\p{L}\p{N}]+/u), ...name.split(/\s+/)];
  return [email, local, name, name.replaceAll(/\s+/g, ''), ...words].filter((part) => part.length > 2);
}
