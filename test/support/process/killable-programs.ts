import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERSONAL_DATA_KEY_FILE } from '../service/key-file';
import { JWT_SECRET, type TestService } from '../service/service';

const MAX_STARTS = 5;

/** Programs that work on the database of a service, each as a separate instance, until they are killed. */
export class KillablePrograms {
  private readonly folder = mkdtempSync(join(tmpdir(), 'civic-programs-'));
  private readonly running = new Set<ChildProcess>();

  /**
   * @param name the name of the program in test/support, without extension; it prints something once it works
   * @param settings additional settings of its service
   */
  constructor(
    private readonly service: TestService,
    private readonly name: string,
    private readonly settings: Record<string, string> = {},
  ) {}

  /** How many are running. */
  get count(): number {
    return this.running.size;
  }

  /**
   * Starts another one. On a busy machine it may end before it works, as the database does not answer in time.
   * @returns it, once it works
   */
  async start(): Promise<ChildProcess> {
    for (let attempt = 1; attempt <= MAX_STARTS; attempt++) {
      const program = this.spawn();
      const works = once(program.stdout!, 'data').then(() => true);
      if (await Promise.race([works, once(program, 'exit').then(() => false)])) return program;
    }
    throw new Error(`${this.name} ended ${MAX_STARTS} times before it worked`);
  }

  private spawn(): ChildProcess {
    const program = spawn(process.execPath, [join(__dirname, `${this.name}.mjs`)], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'test',
        LOCAL_IDENTITY: 'true',
        DATA_DIR: this.folder,
        DATABASE_URL: this.service.database.url,
        JWT_SECRET,
        PERSONAL_DATA_KEY_FILE,
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.running.add(program);
    program.once('exit', () => this.running.delete(program));
    return program;
  }

  /** Kills one at any point of its work. */
  async kill(program: ChildProcess): Promise<void> {
    program.kill('SIGKILL');
    await once(program, 'exit');
  }

  /** Kills the running ones, and removes their folder. */
  end(): void {
    this.running.forEach((program) => program.kill('SIGKILL'));
    rmSync(this.folder, { recursive: true, force: true });
  }
}
