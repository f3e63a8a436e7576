import type { AddedMediaDto, UploadTicketDto } from '../../src/media/dto/media.dto';
import type { Envelope } from '../support/network/client';
import { send, whenServed } from '../support/network/http';
import type { TestService } from '../support/service/service';
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

/** Uploads a photo, by default a JPEG, to an issue, with media stored on disk. @returns its id */
export async function uploadedPhoto(
  service: TestService,
  issueId: string,
  by: TestPerson,
  bytes: Buffer,
  { mimeType = 'image/jpeg', fileName = 'IMG_1.JPG' } = {},
): Promise<string> {
  const body = { type: 'upload', mimeType, fileName, fileSize: bytes.length };
  const ticket = await service.tokenApi
    .as(by)
    .post<Envelope<UploadTicketDto>>(`/api/issues/${issueId}/media`, body);
  if (ticket.status !== 200) throw new Error(ticket.text);
  const { uploadUrl, mediaId } = ticket.body.data;
  // The upload URL has the public address, which in tests is not the listening address.
  const url = service.url + uploadUrl.slice(new URL(uploadUrl).origin.length);
  const { status } = await send({
    method: 'PUT',
    url,
    headers: { 'content-type': mimeType },
    payload: bytes,
  });
  if (status !== 200) throw new Error(`an upload was answered ${status}`);
  return mediaId;
}
