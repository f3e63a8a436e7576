import { answerOf, api, type Schemas } from '../../api';

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
        <video src={url} controls preload="none" aria-label={`Video ${number} of ${title}`} />
        <a href={url}>If video {number} does not play here, open its file</a>
      </>
    );
  if (type === 'image')
    return (
      <a href={url} target="_blank" rel="noopener">
        <img
          src={`${url}?w=320`}
          alt={`Photo ${number} of ${title} (opens whole in a new tab)`}
          loading="lazy"
        />
      </a>
    );
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      Post {number} (opens a new tab)
    </a>
  );
}
