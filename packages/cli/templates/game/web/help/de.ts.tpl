// The help at this table in German.
import type { GameHelp } from '@sagebrush/table-kit/plugin.ts';

export const help: GameHelp = {
  goal: 'Gewinne die meisten Gebote: Sind die Hände leer, zählt jedes einen Punkt.',
  moves: ['Biete eine Handkarte. Niemand sieht sie, bis alle geboten haben; die höchste gewinnt.'],
  score: 'Gewonnene Gebote bisher',
};
