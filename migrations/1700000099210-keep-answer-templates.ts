import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the templates of answers of city staff. */
export class KeepAnswerTemplates1700000099210 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table answer_templates (
        id text collate "C" not null constraint answer_templates_pk primary key,
        city text collate "C" not null constraint answer_templates_city_fk references cities (slug),
        name text not null,
        category text collate "C",
        status text collate "C",
        texts jsonb not null,
        active boolean not null default true,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      );
      comment on table answer_templates is
        'templates of answers of a city, with a text for each of some languages';
      comment on column answer_templates.category is 'null: for issues of any category';
      comment on column answer_templates.status is 'null: for issues of any status of the feed';
      comment on column answer_templates.texts is 'by language';
      create index answer_templates_city_idx on answer_templates (city, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table answer_templates`);
  }
}
