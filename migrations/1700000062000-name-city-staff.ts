import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What messages say, before and after; one that was written anew meanwhile stays as it is. */
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

/** Messages to people on a channel call those who work in the console what everything else calls them. */
export class NameCityStaff1700000062000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [key, before, after] of BODIES) await runner.query(UPDATE, [key, before, after]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [key, before, after] of BODIES) await runner.query(UPDATE, [key, after, before]);
  }
}
