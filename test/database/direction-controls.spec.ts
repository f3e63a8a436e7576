import type { QueryRunner } from 'typeorm';
import { RemoveDirectionControls1700000094200 } from '../../migrations/1700000094200-remove-direction-controls';
import { createTestDatabase, type TestDatabase } from '../support/service/database';

describe('the migration that removes controls of the direction', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('cleans the stored texts of people, and nothing else', async () => {
    const name = (id: string, text: string) =>
      database.sql(
        `insert into users (id, display_name, city, created_at, updated_at) values ($1, $2, 'pune', now(), now())`,
        [id, text],
      );
    await name('usr_1', 'Asha \u202enimda ytiC');
    await name('usr_2', 'Ravi\r\nCity staff');
    await name('usr_3', 'क\u200dष D’Souza');
    await name('usr_4', '\u202e');
    await database.sql(
      `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                           reporter_id, created_at, updated_at)
       values ('iss_1', $1, $2, 'pune', 'road', 'Infrastructure', 'low', 'open', 'new', 'usr_1', now(), now())`,
      ['A \u2067hole\u2069', 'deep\nand \u202dwet\u202c'],
    );
    const runner = { query: database.sql } as unknown as QueryRunner;
    await new RemoveDirectionControls1700000094200().up(runner);
    expect(
      await database.sql('select id, display_name as name from users where id like $1 order by id', [
        'usr\\__',
      ]),
    ).toEqual([
      { id: 'usr_1', name: 'Asha nimda ytiC' },
      { id: 'usr_2', name: 'Ravi City staff' },
      { id: 'usr_3', name: 'क\u200dष D’Souza' },
      { id: 'usr_4', name: 'Citizen' },
    ]);
    expect(await database.sql('select title, description from issues')).toEqual([
      { title: 'A hole', description: 'deep\nand wet' },
    ]);
  });
});
