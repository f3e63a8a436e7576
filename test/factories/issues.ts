import type { CreateIssueDto, CreatedIssueDto } from '../../src/issues/dto/issue.dto';
import type { Envelope } from '../support/client';
import type { TestService } from '../support/service';
import { person, type TestPerson } from './people';

let count = 0;

/** The body of a valid report. */
export function report(changes: Partial<CreateIssueDto> = {}): CreateIssueDto {
  count++;
  return {
    title: `Broken lamp number ${count}`,
    description: `The lamp in front of house ${count} has been dark for a week`,
    city: 'mumbai',
    category: 'infrastructure',
    priority: 'medium',
    ...changes,
  };
}

/** Reports an issue over HTTP, by a new person unless one is given. @returns its id */
export async function reportedIssue(
  service: TestService,
  { by, ...changes }: Partial<CreateIssueDto> & { by?: TestPerson } = {},
): Promise<string> {
  const reporter = by ?? (await person(service));
  const answer = await service.tokenApi
    .as(reporter)
    .post<Envelope<CreatedIssueDto>>('/api/issues', report(changes));
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data.issueId;
}
