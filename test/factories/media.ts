import type { AddedMediaDto } from '../../src/media/dto/media.dto';
import type { Envelope } from '../support/client';
import { whenServed } from '../support/http';
import type { TestService } from '../support/service';
import type { TestPerson } from './people';

/** Attaches a reference to a post over HTTP. @returns its id */
export async function attachedPost(service: TestService, issueId: string, by: TestPerson): Promise<string> {
  const body = { type: 'microblog', url: 'https://social.example/@asha/1' };
  const answer = await whenServed(() =>
    service.tokenApi.as(by).post<Envelope<AddedMediaDto>>(`/api/issues/${issueId}/media`, body),
  );
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data.mediaId;
}
