import type { RouteMatcher } from '../../../src/api/route-matcher';
import type { Surface } from '../../../src/kernel/surfaces';
import { Contract } from '../source/contract';
import type { TestDatabase } from '../service/database';
import { routeMatcher } from '../source/routes';
import type { ServerProcess } from '../process/server-process';
import { Arrangement } from './arrange';
import { rememberUpload, sampleFiles } from './bodies';
import { Chance } from './chance';
import type { Request } from './draft';
import { draftOf, type World } from './drafts';
import { dumped } from './failure';
import { errorsIn } from './log-errors';
import { mend } from './mend';
import { type Operation, operationsOf, readDocument } from './operations';
import { People } from './people';
import { Pool } from './pool';
import { type Outcome, Sender } from './sender';
import { SECRETS } from './settings';
import { finished, spoil } from './spoil';
import { Tally } from './tally';
import { Values } from './values';
import { faultOf, isContracted } from './verdict';
import { faultOnWire } from './wire';

const SURFACES: readonly Surface[] = ['token', 'public', 'console', 'open311'];
const CONNECTIONS = 12;
const MEND_EVERY = 40;
/** The share of requests that are hardly HTTP, and of those that no document describes. */
const WIRE_SHARE = 0.02;
const OTHER_SHARE = 0.02;
const MAX_FAULTS = 40;
/** How long a client waits after a 503 with Retry-After. */
const BUSY_MS = 1500;
const BUSY_ATTEMPTS = 5;

/** Paths beside the operations of the documents. */
const OTHERS =
  '/ /api /metrics /docs /docs/start.js /docs/swagger-ui.css /openapi/token.json /asyncapi/realtime.json'.split(
    ' ',
  );

export interface FuzzOptions {
  seed: number;
  requests: number;
  strings: readonly string[];
}

/** Sends a server documented and unexpected requests, and records its faults. */
export class Fuzz {
  readonly faults: string[] = [];
  readonly tally = new Tally();
  operations: Operation[] = [];
  /** How often the service answered 503 with Retry-After. */
  busy = 0;
  private readonly expectedFailures = new Set<string>();
  private readonly sender: Sender;
  private readonly people: People;
  private readonly pool = new Pool();
  private contracts!: Record<Surface, Contract>;
  private matcher!: RouteMatcher;
  private world!: World;

  constructor(
    private readonly server: ServerProcess,
    private readonly database: TestDatabase,
    private readonly options: FuzzOptions,
  ) {
    this.sender = new Sender(server.url, CONNECTIONS);
    this.people = new People(server.url);
  }

  async run(): Promise<void> {
    await this.prepare();
    const earlier = this.server.output().length;
    let next = 0;
    const work = async () => {
      while (next < this.options.requests && this.faults.length < MAX_FAULTS && this.isAlive)
        await this.numbered(next++);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    this.sender.close();
    if (!this.isAlive) this.fault('the process ended');
    // Log lines are written in blocks.
    await new Promise((done) => setTimeout(done, 500));
    for (const line of errorsIn(this.server.output().slice(earlier), this.expectedFailures))
      this.fault(`logged ${line}`);
  }

  private async numbered(number: number): Promise<void> {
    try {
      await this.step(number);
    } catch (error) {
      this.fault(`request ${number} could not be made: ${String(error)}`);
    }
  }

  private get isAlive(): boolean {
    const { exitCode, signalCode } = this.server.process;
    return exitCode === null && signalCode === null;
  }

  private async prepare(): Promise<void> {
    const { url } = this.server;
    const documents = await Promise.all(SURFACES.map((surface) => readDocument(url, surface)));
    this.contracts = Object.fromEntries(
      SURFACES.map((surface, index) => [surface, new Contract(() => documents[index]!)]),
    ) as Record<Surface, Contract>;
    this.matcher = await routeMatcher();
    this.operations = SURFACES.flatMap((surface, index) => operationsOf(surface, documents[index]!));
    const { pool, people, operations } = this;
    await new Arrangement(url, people, pool, this.database).make();
    const values = new Values(pool, SECRETS);
    const { strings } = this.options;
    this.world = { operations, pool, values, people, files: await sampleFiles(), strings };
  }

  private async step(number: number): Promise<void> {
    const chance = new Chance(this.options.seed, number);
    if (number % MEND_EVERY === 0) await mend(this.database);
    if (chance.odds(WIRE_SHARE)) {
      const fault = await faultOnWire(this.server.url, chance);
      if (fault) this.fault(`request ${number}: ${fault}`);
      return;
    }
    // All operations in turn, so that none is left out.
    const operation = chance.odds(OTHER_SHARE)
      ? other(chance)
      : this.operations[number % this.operations.length]!;
    const draft = await draftOf(number, operation, chance, this.world);
    // Each operation is sent once unchanged, so that all of them are reached.
    if (number >= this.operations.length) spoil(draft, chance, this.world);
    await this.ask(finished(draft, chance));
  }

  private async ask(asked: Request): Promise<void> {
    const outcome = await this.patiently(asked);
    this.tally.count(asked, outcome);
    const fault = faultOf(asked, outcome, { contracts: this.contracts, matcher: this.matcher });
    if (fault) this.fault(`${fault}\n${dumped(asked)}`);
    if (isContracted(asked, outcome)) this.expectedFailures.add(String(outcome.headers['x-request-id']));
    if (outcome.status === 401) await this.people.renewAfter(asked.who, asked.headers);
    if (outcome.status < 200 || outcome.status >= 300) return;
    this.people.keep(asked.who, outcome.headers['set-cookie']);
    this.pool.learn(asked.operation.template, asked.target, outcome.text);
    if (asked.payload) rememberUpload(this.pool, asked.payload, outcome.text);
  }

  /** A busy machine, or a slow name server, is no fault of the service, unless it stays so. */
  private async patiently(asked: Request): Promise<Outcome> {
    for (let attempt = 1; ; attempt++) {
      const outcome = await this.sender.send(asked);
      const { 'retry-after': wait } = outcome.headers;
      if (outcome.status !== 503 || wait === undefined || attempt === BUSY_ATTEMPTS) return outcome;
      this.busy++;
      await new Promise((done) => setTimeout(done, BUSY_MS));
    }
  }

  private fault(what: string): void {
    if (this.faults.length < 3 * MAX_FAULTS) this.faults.push(what);
  }
}

function other(chance: Chance): Operation {
  const template = chance.of(OTHERS);
  return {
    name: `GET ${template}`,
    surface: 'token',
    method: 'GET',
    template,
    parameters: [],
    bytes: [],
    credential: 'none',
  };
}
