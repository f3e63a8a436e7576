import type { NextFunction, Request, RequestHandler, Response } from 'express';

/** Combines middleware into one. As separate layers of the router, each would be matched against every path. */
export function inSequence(steps: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => run(steps, 0, request, response, next);
}

function run(
  steps: readonly RequestHandler[],
  index: number,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const step = steps[index];
  if (!step) return next();
  const result: unknown = step(request, response, (error?: unknown) => {
    if (error) next(error);
    else run(steps, index + 1, request, response, next);
  });
  if (result instanceof Promise) result.catch(next);
}
