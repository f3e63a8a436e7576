import type { PostedMessageDto } from '../../src/messages/dto/message.dto';
import type { Envelope } from '../support/network/client';
import { whenServed } from '../support/network/http';
import type { TestService } from '../support/service/service';
import { person, type TestPerson } from './people';

let count = 0;

/** Posts a message over HTTP, by a new person unless one is given. */
export async function postedMessage(
  service: TestService,
  issueId: string,
  { by, content = `Message number ${++count}` }: { by?: TestPerson; content?: string } = {},
): Promise<PostedMessageDto> {
  const author = by ?? (await person(service));
  const answer = await whenServed(() =>
    service.tokenApi
      .as(author)
      .post<Envelope<PostedMessageDto>>(`/api/issues/${issueId}/messages`, { content }),
  );
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data;
}
