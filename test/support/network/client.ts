import request from 'supertest';
import type { Contract } from '../source/contract';
import { answerOf, type HttpAnswer } from './http';

type Method = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** The sender of a request; anonymous without a token. */
export interface Caller {
  accessToken: string;
}

/** The Authorization header of a caller. */
export function bearer({ accessToken }: Caller): { authorization: string } {
  return { authorization: `Bearer ${accessToken}` };
}

export interface Envelope<Data> {
  success: boolean;
  data: Data;
}

export interface ErrorEnvelope {
  success: boolean;
  error: { code: string; message: string; details?: Array<{ field: string; message: string }> };
}

/**
 * A client of one API, based on supertest. Every answer is validated against the API's OpenAPI document. A body is sent
 * as JSON, and a text unchanged. Redirects are not followed.
 */
export class ApiClient {
  constructor(
    private readonly baseUrl: string,
    private readonly contract: Contract,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** The same client, signed in as a person. */
  as(caller: Caller): ApiClient {
    return this.with({ authorization: `Bearer ${caller.accessToken}` });
  }

  /** The same client, with additional headers. */
  with(headers: Record<string, string>): ApiClient {
    return new ApiClient(this.baseUrl, this.contract, { ...this.headers, ...headers });
  }

  get<Data = unknown>(path: string): Promise<HttpAnswer<Data>> {
    return this.request<Data>('get', path);
  }

  post<Data = unknown>(path: string, body?: unknown): Promise<HttpAnswer<Data>> {
    return this.request<Data>('post', path, body);
  }

  patch<Data = unknown>(path: string, body?: unknown): Promise<HttpAnswer<Data>> {
    return this.request<Data>('patch', path, body);
  }

  put<Data = unknown>(path: string, body?: unknown): Promise<HttpAnswer<Data>> {
    return this.request<Data>('put', path, body);
  }

  delete<Data = unknown>(path: string): Promise<HttpAnswer<Data>> {
    return this.request<Data>('delete', path);
  }

  private async request<Data>(method: Method, path: string, body?: unknown): Promise<HttpAnswer<Data>> {
    const test = request(this.baseUrl)[method](path);
    if (body !== undefined) {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      // As bytes: Node.js sends a text together with the headers, which then are UTF-8 instead of Latin-1.
      test
        .type('json')
        .send(Buffer.from(text))
        .serialize((bytes: string) => bytes);
    }
    const answer = await answerOf<Data>(test.set(this.headers));
    this.contract.check(method.toUpperCase(), path.split('?')[0] ?? path, answer);
    return answer;
  }
}
