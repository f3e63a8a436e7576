import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the issue of an event, because events of hidden issues are not sent. Stores all former secrets: each stays valid
 * for a day, regardless of how often the secret is replaced.
 */
export class WithholdWebhooks1700000052000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_events add column issue_id text collate "C";
      update webhook_events set issue_id = payload::jsonb -> 'data' ->> 'issueId';
      comment on column webhook_events.issue_id is 'what it is about; null: an event that tries an endpoint';

      alter table webhook_endpoints add column former_secrets jsonb not null default '[]';
      update webhook_endpoints
         set former_secrets = jsonb_build_array(jsonb_build_object(
               'secret', previous_secret,
               'until', to_char(previous_secret_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
       where previous_secret is not null;
      alter table webhook_endpoints drop constraint webhook_endpoints_two_secrets,
        drop column previous_secret, drop column previous_secret_until;
      comment on column webhook_endpoints.former_secrets is
        'what deliveries are signed with, too: secret and until when (ISO 8601), the oldest first';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhook_endpoints
        add column previous_secret text collate "C", add column previous_secret_until timestamptz(3),
        add constraint webhook_endpoints_two_secrets check ((previous_secret is null) = (previous_secret_until is null));
      update webhook_endpoints
         set previous_secret = former_secrets -> -1 ->> 'secret',
             previous_secret_until = (former_secrets -> -1 ->> 'until')::timestamptz
       where former_secrets <> '[]';
      alter table webhook_endpoints drop column former_secrets;
      alter table webhook_events drop column issue_id;
    `);
  }
}
