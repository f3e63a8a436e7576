import type { CreateIssueDto } from '../../src/issues/dto/issue.dto';
import type { TestService } from '../support/service/service';
import { hiddenIssue, feedStatusChanged, reportedIssue } from './issues';

const METRES_PER_DEGREE = 111_200;

/** Issues around a place, which is different for each test. */
export class IssuesAround {
  private places = 0;

  /** @param title the title of issues without a given one */
  constructor(
    private readonly service: TestService,
    private readonly title: string,
  ) {}

  /** Moves to a place without issues. */
  moveOn(): void {
    this.places++;
  }

  /** A point north of the place. @param metres the distance */
  at(metres = 0): { lat: number; lng: number } {
    return { lat: 19.05 + this.places * 0.02 + metres / METRES_PER_DEGREE, lng: 72.84 };
  }

  /** Reports an issue of roads north of the place. @returns its id */
  reported(metres: number, changes: Partial<CreateIssueDto> = {}): Promise<string> {
    const location = { ...this.at(metres), address: '' };
    return reportedIssue(this.service, { category: 'road', title: this.title, location, ...changes });
  }

  /** Reports a hidden, a resolved and an in-progress issue, all at the place. */
  async inEachState(): Promise<Record<'hidden' | 'resolved' | 'progress', string>> {
    const [hidden, resolved, progress] = [
      await this.reported(0),
      await this.reported(1),
      await this.reported(2),
    ];
    await hiddenIssue(this.service, hidden);
    await feedStatusChanged(this.service, resolved, 'resolved');
    await feedStatusChanged(this.service, progress, 'progress');
    return { hidden, resolved, progress };
  }
}
