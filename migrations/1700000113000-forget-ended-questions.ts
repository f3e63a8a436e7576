import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Removes where answers came from, and the addresses of who was asked, of issues reopened before the decision. */
export class ForgetEndedQuestions1700000113000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update issue_confirmation_recipients m set email = null
        from issue_confirmations c
       where c.id = m.confirmation_id and c.ended_at is not null and m.email is not null;
      update issue_confirmation_answers a set network = null, device = null
        from issue_confirmations c
       where c.id = a.confirmation_id and c.ended_at is not null
         and (a.network is not null or a.device is not null);
    `);
  }

  /** What was removed is gone; the tables are as before. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}
