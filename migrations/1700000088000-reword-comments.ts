import type { MigrationInterface, QueryRunner } from 'typeorm';
import { COLUMN_COMMENTS, TABLE_COMMENTS } from './data/catalog-comments';

/** Rewords the comments of tables and columns in the catalog. */
export class RewordComments1700000088000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const comments = [...of('table', TABLE_COMMENTS), ...of('column', COLUMN_COMMENTS)];
    await runner.query(comments.join(';\n'));
  }

  /** The comments are kept, because their meaning is the same as before. */
  down(): Promise<void> {
    return Promise.resolve();
  }
}

function of(kind: 'table' | 'column', comments: Readonly<Record<string, string>>): string[] {
  return Object.entries(comments).map(
    ([name, comment]) => `comment on ${kind} ${name} is '${comment.replaceAll("'", "''")}'`,
  );
}
