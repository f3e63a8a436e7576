import { type HttpAnswer, send } from './http';

/** A form, as a browser without scripts sends it; a repeated field has several values. */
export type Form = Record<string, string | readonly string[]>;

/** A file of a multipart form. */
export interface FormFile {
  field: string;
  name: string;
  bytes: Buffer;
}

const BOUNDARY = '----test-boundary-7f3a';

function fieldsOf(form: Form): Array<[string, string]> {
  return Object.entries(form).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
}

/** A browser without scripts, from the view of the site: it stores cookies, sends its origin, and accepts HTML. */
export class PublicClient {
  readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  /** Opens a page; redirects are not followed. */
  get(path: string, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    return this.send('GET', path, headers);
  }

  /** Sends a form without files. */
  post(path: string, form: Form = {}, headers: Record<string, string> = {}): Promise<HttpAnswer> {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.send('POST', path, { ...type, ...headers }, new URLSearchParams(fieldsOf(form)).toString());
  }

  /** Sends a form that may have files. */
  postFiles(path: string, form: Form, files: readonly FormFile[] = []): Promise<HttpAnswer> {
    const head = (disposition: string, more = '') =>
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${more}\r\n`);
    const parts = fieldsOf(form).map(([name, value]) =>
      Buffer.concat([head(`name="${name}"`), Buffer.from(`${value}\r\n`)]),
    );
    const photos = files.map(({ field, name, bytes }) =>
      Buffer.concat([
        head(`name="${field}"; filename="${name}"`, 'Content-Type: image/jpeg\r\n'),
        bytes,
        Buffer.from('\r\n'),
      ]),
    );
    const body = Buffer.concat([...parts, ...photos, Buffer.from(`--${BOUNDARY}--\r\n`)]);
    return this.send('POST', path, { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }, body);
  }

  /** Signs in by local identity. @throws Error if that fails */
  async signIn(email: string, name = 'Asha Kulkarni'): Promise<void> {
    const answer = await this.post('/sign-in', { email, name, next: '/' });
    if (answer.status !== 303 || !this.cookies.has('session')) throw new Error(answer.text);
  }

  private async send(
    method: string,
    path: string,
    headers: Record<string, string>,
    payload?: string | Buffer,
  ): Promise<HttpAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send({
      method,
      url: this.url + path,
      headers: {
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        ...(cookie !== '' && { cookie }),
        ...(method === 'POST' && { origin: this.url }),
        ...headers,
      },
      payload,
    });
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/Max-Age=0\b/.test(set)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** Unescapes a text of HTML. */
export function unescaped(html: string): string {
  return html.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** The tags with a name in a page, unchanged. */
export function tagsOf(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}[\\s>][^>]*>?`, 'g')) ?? [];
}

/** The values of all checkboxes with a name, checked or not: what a reader could send. */
export function boxesIn(html: string, name: string): string[] {
  return tagsOf(html, 'input')
    .filter((tag) => tag.includes(` name="${name}"`) && / type="checkbox"/.test(tag))
    .map((tag) => unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''));
}

/** The values of all fields with a name, as the form would send them: only of checked boxes. */
export function fieldsIn(html: string, name: string): string[] {
  return tagsOf(html, 'input')
    .filter(
      (tag) => tag.includes(` name="${name}"`) && (!/ type="checkbox"/.test(tag) || / checked\b/.test(tag)),
    )
    .map((tag) => unescaped(/ value="([^"]*)"/.exec(tag)?.[1] ?? ''));
}

/** The value of a form field in a page; undefined if there is no such field. */
export function fieldOf(html: string, name: string): string | undefined {
  const inputs = tagsOf(html, 'input').filter((tag) => tag.includes(` name="${name}"`));
  // Of radio buttons, the value of the checked one.
  const isChoice = inputs[0]?.includes(' type="radio"') ?? false;
  const input = isChoice ? (inputs.find((tag) => / checked[ />]/.test(tag)) ?? '') : inputs[0];
  if (input !== undefined) return unescaped(/ value="([^"]*)"/.exec(input)?.[1] ?? '');
  const area = new RegExp(`<textarea[^>]* name="${name}"[^>]*>([^<]*)</textarea>`).exec(html)?.[1];
  if (area !== undefined) return unescaped(area);
  const select = new RegExp(`<select[^>]* name="${name}"[^>]*>(.*?)</select>`, 's').exec(html)?.[1];
  if (select === undefined) return undefined;
  const chosen = tagsOf(select, 'option').find((tag) => / selected[ >]/.test(tag)) ?? '';
  return unescaped(/ value="([^"]*)"/.exec(chosen)?.[1] ?? '');
}
