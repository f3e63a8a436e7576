import type { MigrationInterface, QueryRunner } from 'typeorm';

const KIND = 'mail_outage';

/** Creates the record of the current outage of the mail server, of which city staff are notified once. */
export class TellOfMailOutages1700000095100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mail_outages (
        id text collate "C" not null,
        since timestamptz(3) not null,
        failure text not null,
        constraint mail_outages_pk primary key (id)
      );
      comment on table mail_outages is 'current outage of the mail server, which all instances share: at most one row';
    `);
    await allow(runner, [...(await allowed(runner)), KIND]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table mail_outages; delete from notifications where kind = '${KIND}'`);
    await allow(
      runner,
      (await allowed(runner)).filter((kind) => kind !== KIND),
    );
  }
}

/** The kinds that notifications may have now. */
async function allowed(runner: QueryRunner): Promise<string[]> {
  const [{ definition }] = (await runner.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'notifications_kind_known'`,
  )) as [{ definition: string }];
  return [...definition.matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind);
}

async function allow(runner: QueryRunner, kinds: readonly string[]): Promise<void> {
  await runner.query(`
    alter table notifications drop constraint notifications_kind_known,
      add constraint notifications_kind_known check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))
  `);
}
