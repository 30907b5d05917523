// Tournaments: who meets whom, what counts, and who stands where. Pure: no server, no clock, no game.
export { drawRound } from './draw.ts';
export { comparisonsOf, type SeatComparison } from './duplicate.ts';
export { type History, historyOf } from './history.ts';
export { placePoints, placesAtTable } from './places.ts';
export { byePoints, type StandingsRow, TIE_BREAKS_OF, type TieBreak, tournamentStandings } from './standings.ts';
export { tableSizeFor } from './table-sizes.ts';
export * from './tournament.ts';
