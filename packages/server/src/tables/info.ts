// What leaves the server of a table: built up field by field, never stripped down.
import { commitmentTo, optionSpecsOf, type Registry, unusualOptions } from '@sagebrush/engine';
import type { Chair, LobbyTable, Occupant, TableInfo } from '@sagebrush/protocol';
import { uncountedWhyOf } from './counting.ts';
import { type DocChair, isListed, rulesOf, type TableDoc } from './doc.ts';
import { talkAt } from './talk.ts';

export function infoOf(doc: TableDoc, isHere: (person: string) => boolean): TableInfo {
  const { takeBackAsked: asked, next } = doc;
  const uncounted = doc.rated ? uncountedWhyOf(doc) : undefined;
  return {
    id: doc.id,
    game: doc.game,
    rules: rulesOf(doc),
    seats: doc.seats,
    options: doc.options,
    listed: doc.listed,
    watchers: doc.watchers,
    clock: doc.clock,
    standIn: doc.standIn,
    hints: doc.hints,
    rated: doc.rated,
    ...(uncounted === undefined ? {} : { uncounted }),
    talk: talkAt(doc),
    muted: doc.muted,
    host: doc.host,
    ...(doc.quick ? { quick: true } : {}),
    state: doc.state,
    ...(doc.closedWhy === undefined ? {} : { closedWhy: doc.closedWhy }),
    ...(doc.daily === undefined ? {} : { daily: doc.daily }),
    paused: doc.state === 'playing' && doc.paused === true,
    chairs: doc.chairs.map((chair, seat): Chair => ({ seat, kind: chair.kind, who: occupantOf(chair, doc, isHere) })),
    match: doc.match,
    next:
      (doc.state === 'open' || doc.state === 'over') && !doc.tournament
        ? { match: next.match, commitment: commitmentTo(next.secret) }
        : null,
    series: doc.sharedCards ? [] : doc.series,
    takeBackAsked: asked && { seat: asked.seat, seq: asked.seq, agreed: asked.agreed },
    ...(doc.tournament ? { tournament: doc.tournament } : {}),
    created: doc.created,
  };
}

function occupantOf({ who }: DocChair, doc: TableDoc, isHere: (person: string) => boolean): Occupant | null {
  if (who?.kind !== 'person') return who;
  return {
    kind: 'person',
    id: who.id,
    name: who.name,
    kept: who.kept ?? false,
    program: who.program,
    here: isHere(who.id),
    standIn: who.standIn,
    ready: who.contribution !== null,
    muted: doc.muted.includes(who.id),
    ...(who.forfeited ? { forfeited: true } : {}),
    ...(who.missed ? { missed: who.missed } : {}),
  };
}

/** A table as the lobby shows it; undefined when it does not. */
export function lobbyTableOf(
  doc: TableDoc,
  games: Registry,
  isHere: (person: string) => boolean,
): LobbyTable | undefined {
  const game = games.games.find(({ id }) => id === doc.game);
  if (!game || !isListed(doc) || (doc.state !== 'open' && doc.state !== 'playing')) return undefined;
  const { id, seats, options, watchers, clock, rated, state, created, lang } = doc;
  const houseRules = Object.keys(unusualOptions<object>(optionSpecsOf(game, rulesOf(doc)), options)).length;
  const chairs = doc.chairs
    .filter(({ kind }) => kind === 'live')
    .map(({ who }) => {
      if (who === null) return null;
      if (who.kind === 'bot') return { name: who.name, bot: true };
      return { name: who.name, bot: who.program, kept: who.kept ?? false, here: isHere(who.id) };
    });
  const spoken = lang === undefined ? {} : { lang };
  return { id, game: game.id, seats, houseRules, watchers, clock, rated, state, chairs, ...spoken, created };
}
