// The language in which a request is answered.
import { LANGS, type Lang } from '@sagebrush/engine';
import type { FastifyRequest } from 'fastify';

/** The first language of the browser that we speak. */
export const browserLang = ({ headers }: Pick<FastifyRequest, 'headers'>): Lang => {
  const wanted = (headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((want) => LANGS.find((lang) => lang === want) ?? [])[0] ?? 'en';
};

/** The guest's own where somebody is known, else the browser's. */
export const langOf = (request: FastifyRequest): Lang => request.person?.lang ?? browserLang(request);
