import { once } from 'node:events';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { LANGUAGES } from '../../kernel/languages';
import { HOUR_MS } from '../../kernel/time/durations';
import { Config } from '../../platform/config/config';
import { type Affected, AffectedQueries, columnsOfPeople, type ReadsOfAccount } from './affected.queries';
import { type Breach, draftForAuthority, draftForPerson } from './breach-texts';

/** Within this time after it is known the authority gets the whole report. */
const REPORT_MS = 72 * HOUR_MS;

/** What was in reach: what an account read, or a table. */
export type Reach = ReadsOfAccount | { table: string; from: Date; to: Date };

/** Who was affected, as it is printed. */
export interface BreachReport {
  people: number;
  /** How many of them have no stored address. */
  withoutAddress: number;
  languages: Record<string, number>;
  /** Until when the authority is told all. */
  due: string;
  folder: string;
}

/** There is no such table, or it has nothing about people. */
export class NoSuchTable extends Error {}

/**
 * Finds who was affected by a breach, and writes drafts: one mail for each person in their language, and the report to
 * the authority (docs/privacy.md#breaches).
 */
@Injectable()
export class BreachReportService {
  constructor(
    private readonly queries: AffectedQueries,
    private readonly config: Config,
  ) {}

  /**
   * Writes `people.ndjson` and `authority.txt`.
   * @param known when the operator learned of the breach
   * @param folder created if there is none; the files are for their owner alone
   * @throws NoSuchTable
   */
  async write(reach: Reach, known: Date, folder: string): Promise<BreachReport> {
    const everybody = this.affected(reach);
    const breach = this.breach(reach);
    const report: BreachReport = {
      ...{ people: 0, withoutAddress: 0, languages: {}, folder },
      due: new Date(known.getTime() + REPORT_MS).toISOString(),
    };
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const file = createWriteStream(join(folder, 'people.ndjson'), { mode: 0o600 });
    for await (const person of everybody) {
      const language = LANGUAGES.find((each) => each === person.language) ?? 'en';
      const mail = draftForPerson(language, breach, whatOf(person, reach));
      report.people++;
      if (person.email === null) report.withoutAddress++;
      report.languages[language] = (report.languages[language] ?? 0) + 1;
      if (!file.write(`${JSON.stringify({ ...person, language, mail })}\n`)) await once(file, 'drain');
    }
    file.end();
    await once(file, 'finish');
    writeFileSync(join(folder, 'authority.txt'), this.forAuthority(reach, breach, report, known), {
      mode: 0o600,
    });
    return report;
  }

  private affected(reach: Reach): AsyncIterable<Affected> {
    if ('account' in reach) return this.queries.ofAccount(reach);
    const columns = columnsOfPeople(reach.table);
    if (!columns || columns.accounts.length + columns.addresses.length === 0)
      throw new NoSuchTable(`There is no table ${reach.table} with data about people`);
    return this.inTable(reach.table, columns);
  }

  private async *inTable(
    table: string,
    { accounts, addresses }: { accounts: string[]; addresses: string[] },
  ): AsyncIterable<Affected> {
    if (accounts.length > 0) yield* this.queries.withAccount(table, accounts);
    for (const column of addresses) yield* this.queries.withoutAccount(table, column);
  }

  private breach({ from, to }: Reach): Breach {
    const { publicBaseUrl: site, settings } = this.config;
    const contact = settings.PRIVACY_CONTACT ?? site;
    return { site, from: from.toISOString(), to: to.toISOString(), contact };
  }

  private forAuthority(reach: Reach, breach: Breach, report: BreachReport, known: Date): string {
    const { people, withoutAddress, due } = report;
    const nature =
      'account' in reach
        ? `Personal data was read by the account ${reach.account}. [to be filled in]`
        : `The table ${reach.table} was in reach of somebody without a right to it. [to be filled in]`;
    const extent = `${people} people, of whom ${withoutAddress} have no stored address. [to be filled in]`;
    return draftForAuthority(breach, { extent, nature }, { known: known.toISOString(), due });
  }
}

function whatOf({ kinds }: Affected, reach: Reach): string {
  if ('account' in reach) return (kinds ?? []).join(', ');
  return reach.table;
}
