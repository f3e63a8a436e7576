import { answerOf, api, type Schemas } from '../../api';
import { partsOf, textOf } from '../../words';

export type Report = Schemas['FeedReport'];

/** Reads the report of an issue. */
export function readReport(id: string): Promise<Report> {
  return answerOf(api.GET('/api/admin/feed/issues/{id}/report', { params: { path: { id } } }));
}

/** A photo, a video or a post. @param title the title of its issue */
export function Medium({ of: { index, type, url }, title }: { of: Report['media'][number]; title: string }) {
  const number = index + 1;
  if (type === 'video')
    return (
      <>
        <video src={url} controls preload="none" aria-label={textOf('issue.videoOf', { number, title })} />
        <a href={url}>{partsOf('issue.ifVideoDoesNot', { number })}</a>
      </>
    );
  if (type === 'image')
    return (
      <a href={url} target="_blank" rel="noopener">
        <img src={`${url}?w=320`} alt={textOf('issue.photoOfOpensWhole', { number, title })} loading="lazy" />
      </a>
    );
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {partsOf('issue.postOpensANew', { number })}
    </a>
  );
}
