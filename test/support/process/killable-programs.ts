import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PERSONAL_DATA_KEY_FILE } from '../service/key-file';
import { JWT_SECRET, type TestService } from '../service/service';

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

  /** Starts another one. @returns it, once it works */
  async start(): Promise<ChildProcess> {
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
    await once(program.stdout, 'data');
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
