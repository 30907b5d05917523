// The clause behind each thing that happens, for the log.
import type { Event } from '@sagebrush/{{id}}';

const CLAUSES: Readonly<Record<Event['type'], string>> = { bid: '{{XX}}-2.1', won: '{{XX}}-2.2' };

export const clauseOf = (type: Event['type']): string => CLAUSES[type];
