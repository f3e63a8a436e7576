import type { Request, Response } from 'express';
import type { RequestPage } from './request.queries';

/** Sets the header Link with the URL of the next page, which keeps all other parameters. @returns the page */
export function linked(
  page: RequestPage,
  { originalUrl }: Pick<Request, 'originalUrl'>,
  response: Pick<Response, 'setHeader'>,
  baseUrl: string,
): RequestPage {
  if (page.nextKey === null) return page;
  const end = originalUrl.indexOf('?');
  const path = end === -1 ? originalUrl : originalUrl.slice(0, end);
  const parameters = new URLSearchParams(end === -1 ? '' : originalUrl.slice(end + 1));
  parameters.delete('page');
  parameters.set('page_key', page.nextKey);
  response.setHeader('Link', `<${baseUrl}${path}?${parameters.toString()}>; rel="next"`);
  return page;
}
