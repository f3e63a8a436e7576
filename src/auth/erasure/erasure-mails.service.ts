import { Injectable } from '@nestjs/common';
import type { Language } from '../../kernel/languages';
import { Config } from '../../platform/config/config';
import { MailOutbox } from '../../platform/mail';
import { ERASURE_TEXTS, type ErasureMail } from './erasure-texts';

/** The address and the language of a mail, the account it is about, and when that is erased. */
interface Told {
  userId: string;
  email: string | null;
  dueAt: Date;
  language: Language;
}

/** The mails about erasures: when asked for, two days before, and after. */
@Injectable()
export class ErasureMailsService {
  constructor(
    private readonly outbox: MailOutbox,
    private readonly config: Config,
  ) {}

  /** Says when an account will be erased, and how to keep it. */
  async asked(told: Told): Promise<void> {
    await this.add('asked', told, this.pageToCancel);
  }

  /** Says the same two days before. */
  async remind(told: Told): Promise<void> {
    await this.add('soon', told, this.pageToCancel);
  }

  /** Says that an account was erased. Nothing keeps the address once this mail was sent. */
  async done(told: Told): Promise<void> {
    await this.add('done', told);
  }

  /** Removes the mails that were not sent. */
  async cancel(userId: string): Promise<void> {
    await this.outbox.remove([keyOf('asked', userId), keyOf('soon', userId)]);
  }

  /** Removes the last mail: its reader had it before the database was restored. */
  async withdraw(userId: string): Promise<void> {
    await this.outbox.remove([keyOf('done', userId)]);
  }

  /** Deletes the last mail if it was sent or given up. @returns whether none is left */
  async forget(userId: string): Promise<boolean> {
    const keys = [keyOf('done', userId)];
    await this.outbox.forgetDone(keys);
    return !(await this.outbox.isStored(keys));
  }

  private get pageToCancel(): string {
    return `${this.config.publicBaseUrl}/me/privacy#erase`;
  }

  private async add(kind: ErasureMail, told: Told, url?: string): Promise<void> {
    const { userId, email, dueAt, language } = told;
    if (email === null) return;
    const [subject, ...lines] = ERASURE_TEXTS[language][kind];
    const day = dayOf(dueAt, language);
    const body = [...lines.map((line) => line.replace('{day}', day)), ...(url === undefined ? [] : [url])];
    await this.outbox.add({
      ...{ key: keyOf(kind, userId), recipient: email, subject, body: body.join('\n\n'), language },
    });
  }
}

function keyOf(kind: ErasureMail, userId: string): string {
  return `erasure:${kind}:${userId}`;
}

function dayOf(time: Date, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  return new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, style).format(time);
}
