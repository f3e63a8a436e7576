import { Injectable } from '@nestjs/common';
import { MailOutbox } from '../../platform/mail';

/** The address of a mail, the account it is about, and when that is erased. */
interface Told {
  userId: string;
  email: string | null;
  dueAt: Date;
}

/** The mails about erasures: when asked for, two days before, and after. */
@Injectable()
export class ErasureMailsService {
  constructor(private readonly outbox: MailOutbox) {}

  /** Says when an account will be erased, and how to keep it. */
  async asked(told: Told): Promise<void> {
    await this.add('asked', told, 'Your account will be erased', [
      `You asked us to erase your account. We will do so on ${dayOf(told.dueAt)}.`,
      'Until then you can change your mind: sign in where you asked for it, and cancel it.',
      'If you did not ask for this, cancel it, and change the password with which you sign in.',
    ]);
  }

  /** Says the same two days before. */
  async remind(told: Told): Promise<void> {
    await this.add('soon', told, 'Your account will be erased in two days', [
      `Your account will be erased on ${dayOf(told.dueAt)}. After that nobody can bring it back.`,
      'You can still cancel it where you asked for it.',
    ]);
  }

  /** Says that an account was erased. Nothing keeps the address once this mail was sent. */
  async done(told: Told): Promise<void> {
    await this.add('done', told, 'Your account was erased', [
      'Your account was erased. This is the last mail to this address, which we do not keep.',
    ]);
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

  private async add(kind: string, told: Told, subject: string, lines: readonly string[]): Promise<void> {
    const { userId, email } = told;
    if (email === null) return;
    await this.outbox.add({ key: keyOf(kind, userId), recipient: email, subject, body: lines.join('\n\n') });
  }
}

function keyOf(kind: string, userId: string): string {
  return `erasure:${kind}:${userId}`;
}

function dayOf(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
