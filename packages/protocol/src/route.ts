// A route: method, path, what goes in and what comes out.
import type { Of, Shape } from '@sagebrush/engine';
import { nothing } from './primitives.ts';

export interface Route<Params = unknown, Query = unknown, Body = unknown, Reply = unknown> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `:name` for each parameter. */
  readonly path: string;
  readonly about: string;
  readonly params: Shape<Params>;
  readonly query: Shape<Query>;
  /** A GET has none. */
  readonly body: Shape<Body>;
  readonly reply: Shape<Reply>;
}

type Parts<P, Q, B> = { params?: Shape<P>; query?: Shape<Q>; body?: Shape<B> };
type None = Of<typeof nothing>;

export const route = <R, P = None, Q = None, B = None>(
  door: `${Route['method']} /api/${string}`,
  about: string,
  reply: Shape<R>,
  { params, query, body }: Parts<P, Q, B> = {},
): Route<P, Q, B, R> => {
  const [method, path] = door.split(' ') as [Route['method'], string];
  const none = nothing as Shape<unknown>;
  return {
    method,
    path,
    about,
    reply,
    params: params ?? (none as Shape<P>),
    query: query ?? (none as Shape<Q>),
    body: body ?? (none as Shape<B>),
  };
};
