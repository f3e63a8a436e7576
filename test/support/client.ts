import type { Contract } from './contract';
import { type HttpAnswer, send } from './http';

/** Whoever makes a request; without a token it is anonymous. */
export interface Caller {
  accessToken: string;
}

export interface Envelope<Data> {
  success: boolean;
  data: Data;
}

export interface ErrorEnvelope {
  success: boolean;
  error: { code: string; message: string; details?: Array<{ field: string; message: string }> };
}

/** A client of one surface. Every answer it gets is held against the surface's OpenAPI document. */
export class ApiClient {
  constructor(
    private readonly baseUrl: string,
    private readonly contract: Contract,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** The same client, signed in as someone. */
  as(caller: Caller): ApiClient {
    return this.with({ authorization: `Bearer ${caller.accessToken}` });
  }

  /** The same client, sending further headers. */
  with(headers: Record<string, string>): ApiClient {
    return new ApiClient(this.baseUrl, this.contract, { ...this.headers, ...headers });
  }

  get<Data = unknown>(path: string): Promise<HttpAnswer<Data>> {
    return this.request<Data>('GET', path);
  }

  post<Data = unknown>(path: string, body?: unknown): Promise<HttpAnswer<Data>> {
    return this.request<Data>('POST', path, body);
  }

  patch<Data = unknown>(path: string, body?: unknown): Promise<HttpAnswer<Data>> {
    return this.request<Data>('PATCH', path, body);
  }

  put<Data = unknown>(path: string, body?: unknown): Promise<HttpAnswer<Data>> {
    return this.request<Data>('PUT', path, body);
  }

  delete<Data = unknown>(path: string): Promise<HttpAnswer<Data>> {
    return this.request<Data>('DELETE', path);
  }

  private async request<Data>(method: string, path: string, body?: unknown): Promise<HttpAnswer<Data>> {
    const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await send<Data>({
      method,
      url: `${this.baseUrl}${path}`,
      headers: { ...json, ...this.headers },
      payload,
    });
    this.contract.check(method, path.split('?')[0] ?? path, answer);
    return answer;
  }
}
