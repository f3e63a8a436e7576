import type { MigrationInterface, QueryRunner } from 'typeorm';

const WHOLE = (columns: string) =>
  `check (type = 'microblog' or (${columns} and size_bytes > 0 and upload_expires_at is not null))`;

/** The name that a file had on the device of a person may say anything, and nothing needs it. */
export class ForgetNamesOfFiles1700000111020 implements MigrationInterface {
  /** The rows are checked without keeping writers from them. */
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // The constraint goes with the column.
    await runner.query(`alter table media drop column if exists file_name`);
    await runner.query(`alter table media drop constraint if exists media_upload_whole`);
    await runner.query(
      `alter table media add constraint media_upload_whole ${WHOLE('mime_type is not null')} not valid`,
    );
    await runner.query(`alter table media validate constraint media_upload_whole`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table media add column file_name text`);
    await runner.query(`update media set file_name = 'file' where type <> 'microblog'`);
    await runner.query(`alter table media drop constraint media_upload_whole`);
    await runner.query(
      `alter table media add constraint media_upload_whole
       ${WHOLE('mime_type is not null and file_name is not null')}`,
    );
  }
}
