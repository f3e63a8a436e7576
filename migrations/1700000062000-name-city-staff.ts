import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts of messages, before and after. A text that was changed in the meantime is kept. */
const BODIES = [
  [
    'status_ack',
    'The city desk has seen your report "{title}". Follow it: {link}',
    'City staff have seen your report "{title}". Follow it: {link}',
  ],
  [
    'status_overdue',
    'Your report "{title}" is overdue. The city desk has been told. Follow it: {link}',
    'Your report "{title}" is overdue. City staff have been notified. Follow it: {link}',
  ],
];
const UPDATE = `update outbound_templates set body = $3 where key = $1 and body = $2`;

/** Names city staff in messages to people on a channel as in all other texts. */
export class NameCityStaff1700000062000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [key, before, after] of BODIES) await runner.query(UPDATE, [key, before, after]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [key, before, after] of BODIES) await runner.query(UPDATE, [key, after, before]);
  }
}
