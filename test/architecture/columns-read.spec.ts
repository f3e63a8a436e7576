import { relative } from 'node:path';
import ts from 'typescript';
import { ColumnReads } from '../support/column-reads';
import { ROOT } from '../support/deployment';

const SRC = `${ROOT}/src/`;

const FOR_THE_RECORD = 'for investigations in the database';
const OF_THE_CITY = 'for the city, which reads it in the database (docs/open311.md); no API shows it';
const ONE_REPORT = 'the key lets a person report a target once';
const BEFORE = 'the previous release writes it (docs/decisions/0002-design.md)';
const HANDED_ON = 'its row is passed on as an interface that has it';
const MOVED_BACK = 'its whole row is moved back to the keywords';
const SPREAD = 'writers of one cell are spread over slots; readers add up all of them';
/** Columns that are stored and never read, with the reason. */
const NOT_READ: Readonly<Record<string, string>> = {
  'AlertDevice.createdAt': FOR_THE_RECORD,
  'AlertSubscription.cellColumn': BEFORE,
  'AlertSubscription.cellRow': BEFORE,
  'ApiClient.createdBy': FOR_THE_RECORD,
  'AuditRecord.id': 'a key of the database; records are read by their position',
  'ChannelEvent.latestAt': FOR_THE_RECORD,
  'ChannelFeed.lastErrorAt': FOR_THE_RECORD,
  'CityCount.slot': SPREAD,
  'ConsoleSetting.updatedAt': FOR_THE_RECORD,
  'Event.createdAt': FOR_THE_RECORD,
  'Event.words': 'event.queries.ts puts the name alone into a statement',
  'Flag.resolvedAt': FOR_THE_RECORD,
  'Flag.resolvedBy': FOR_THE_RECORD,
  'Flag.updatedAt': FOR_THE_RECORD,
  'FlagReport.targetId': ONE_REPORT,
  'FlagReport.targetKind': ONE_REPORT,
  'GeocoderTurn.id': 'there is one row',
  'Issue.jurisdictionId': HANDED_ON,
  'Issue.placedBy': FOR_THE_RECORD,
  'IssueAdminState.updatedAt': FOR_THE_RECORD,
  'IssueCell.slot': SPREAD,
  'IssueContact.email': OF_THE_CITY,
  'IssueContact.firstName': OF_THE_CITY,
  'IssueContact.lastName': OF_THE_CITY,
  'IssueContact.phone': OF_THE_CITY,
  'IssueRollupCell.slot': SPREAD,
  'Keyword.romanised': HANDED_ON,
  'MailSuppression.reason': FOR_THE_RECORD,
  'Media.deletedBy': FOR_THE_RECORD,
  'Message.deletedBy': FOR_THE_RECORD,
  'MessageReaction.createdAt': FOR_THE_RECORD,
  'Nomination.createdAt': FOR_THE_RECORD,
  'OfficeReply.officialId': FOR_THE_RECORD,
  'RefreshFamily.createdAt': FOR_THE_RECORD,
  'RefreshFamily.revokedBecause': FOR_THE_RECORD,
  'RefreshToken.issuedAt': FOR_THE_RECORD,
  'RemovedKeyword.createdAt': MOVED_BACK,
  'RemovedKeyword.language': MOVED_BACK,
  'RemovedKeyword.removedAt': FOR_THE_RECORD,
  'RemovedKeyword.romanised': MOVED_BACK,
  'RemovedKeyword.target': MOVED_BACK,
  'RemovedKeyword.weight': MOVED_BACK,
  'ReopenRequest.reviewedAt': FOR_THE_RECORD,
  'ReopenRequest.reviewedBy': FOR_THE_RECORD,
  'SlaPause.endedBy': FOR_THE_RECORD,
  'SlaPause.pausedBy': FOR_THE_RECORD,
  'SlaPolicy.createdAt': FOR_THE_RECORD,
  'SlaPolicy.createdBy': FOR_THE_RECORD,
  'UserIdentity.createdAt': FOR_THE_RECORD,
  'UserScore.updatedAt': FOR_THE_RECORD,
  'Ward.updatedAt': FOR_THE_RECORD,
  'WebhookDelivery.deliveredAt': FOR_THE_RECORD,
  'WorkingCalendar.updatedAt': FOR_THE_RECORD,
};

/** Unread columns that this test adds to entities when it reads their files. Each has a name that many columns have. */
const FORGOTTEN: ReadonlyArray<readonly [entity: string, property: string]> = [
  ['Message', 'title'],
  ['Media', 'title'],
  ['User', 'phone'],
  ['Flag', 'city'],
  ['Department', 'address'],
  ['ConsoleAccount', 'phone'],
];

/** Browser code reads no rows, and the demonstration city only writes them. */
const ELSEWHERE = /\.spec\.tsx?$|^(?:demo|embedded-postgres|web-kit)\/|^(?:site|console-site)\/web\//;

/** A program of all sources, with the added columns in their entities. */
function sourceProgram(): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${ROOT}/tsconfig.json`,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const { fileNames, options } = config!;
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (file) => {
    const text = readFile(file);
    return file.endsWith('.entity.ts') ? text && withForgotten(text) : text;
  };
  const files = fileNames.filter((file) => file.startsWith(SRC) && !file.endsWith('.spec.ts'));
  return ts.createProgram(files, options, host);
}
function withForgotten(text: string): string {
  return FORGOTTEN.reduce(
    (changed, [entity, property]) =>
      changed.replace(
        `export class ${entity} {`,
        (begin) => `${begin}\n  @Column({ type: 'text', nullable: true })\n  ${property}!: string | null;\n`,
      ),
    text,
  );
}

/** All columns, and the unread ones. The program can be garbage collected afterwards. */
function examine(): { names: string[]; notRead: string[] } {
  const program = sourceProgram();
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(SRC) && !ELSEWHERE.test(relative(SRC, fileName)));
  const reads = new ColumnReads(program, sources);
  return { names: reads.columns.map(({ name }) => name), notRead: reads.notRead() };
}

describe('a column of an entity', () => {
  const forgotten = FORGOTTEN.map((names) => names.join('.'));
  let columns: ReturnType<typeof examine>;
  let notReadToday: string[];

  beforeAll(() => {
    columns = examine();
    notReadToday = columns.notRead.filter((name) => !forgotten.includes(name));
  });

  it('is read, or has a reason not to be', () => {
    expect(columns.names.length).toBeGreaterThan(650);
    expect(notReadToday.filter((name) => !(name in NOT_READ))).toEqual([]);
  });

  it('has a reason only if it is not read', () => {
    expect(Object.keys(NOT_READ).filter((name) => !notReadToday.includes(name))).toEqual([]);
  });

  it.each(forgotten)('is reported if it is not read, even if others have the same name: %s', (name) => {
    expect(columns.notRead).toContain(name);
  });

  it('that is added here does not exist: otherwise add another one instead', () => {
    expect(columns.names.filter((name) => forgotten.includes(name)).sort()).toEqual(forgotten.toSorted());
  });
});
