// An insight in lines of text: the turning points, the costliest decisions of each player, luck and skill.
import {
  type Game,
  type GameAction,
  type Lang,
  type Log,
  optionsUnder,
  plain,
  type Reason,
  type Sentence,
  withMinus,
} from '@sagebrush/engine';
import { type Account, type CostlyDecision, causeOf, INSIGHT_WORDS, type Insight } from '@sagebrush/insight';

interface Around {
  readonly game: Game;
  readonly log: Log;
  readonly names: readonly string[];
  readonly lang: Lang;
}

export function insightLines(insight: Insight, around: Around): string[] {
  const said = INSIGHT_WORDS[around.lang];
  return [
    `${said.chances}:`,
    ...chanceLines(insight, around),
    '',
    `${said.turningPoints}:`,
    ...turningLines(insight, around),
    '',
    `${said.costliest}:`,
    ...insight.costliest.flatMap((decisions, seat) =>
      around.log.seats[seat] === 'live' ? costlyLines(decisions, seat, around) : [],
    ),
    '',
    `${said.luckAndSkill}:`,
    ...insight.accounts.map((account) => accountLine(account, around)),
  ];
}

const percentIn = (lang: Lang) => new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 });
const signedIn = (lang: Lang) => {
  const format = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  return (share: number): string => withMinus(format.format(share));
};

function speaker({ game, log, names, lang }: Around) {
  const words = game.words(lang, optionsUnder(game, log.rules, log.options));
  return { words, spoken: (sentence: Sentence): string => plain(sentence, names, words.card) };
}

/** With a full stop: some choices are whole sentences already. */
const closed = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const MARKS = [0, 0.25, 0.5, 0.75, 1];

/** The chances at the deal, at the quarters and at the end. */
function chanceLines({ moments }: Insight, { names, lang }: Around): string[] {
  const percent = percentIn(lang);
  const last = moments.length - 1;
  return names.map((name, seat) => {
    const chances = MARKS.map((mark) => percent.format(moments[Math.round(mark * last)]?.chances[seat]?.mean ?? 0));
    return `  ${name}: ${chances.join(', ')}`;
  });
}

function turningLines({ turningPoints, moments }: Insight, around: Around): string[] {
  const said = INSIGHT_WORDS[around.lang];
  const percent = percentIn(around.lang);
  const { words, spoken } = speaker(around);
  if (turningPoints.length === 0) return [`  ${said.noTurningPoints}`];
  return turningPoints.flatMap((point) => {
    const { events = [], seq = 0 } = moments[point.moment] ?? {};
    const changed = said.chanceChanged(
      around.names[point.seat] ?? '',
      percent.format(point.before),
      percent.format(point.after),
    );
    return [
      `  ${seq}. ${events.map((event) => spoken(words.event(event))).join(' ')}`,
      `     ${changed}, ${said.causes[causeOf(point)]}.`,
    ];
  });
}

function costlyLines(decisions: readonly CostlyDecision[], seat: number, around: Around): string[] {
  const said = INSIGHT_WORDS[around.lang];
  const percent = percentIn(around.lang);
  const { words, spoken } = speaker(around);
  const chosen = ({ view }: CostlyDecision, action: GameAction, reason: Reason | undefined): string =>
    [closed(spoken(words.choice(action, view))), ...(reason ? [spoken(words.reason(reason))] : [])].join(' ');
  const lines = decisions.flatMap((decision) => [
    `  ${decision.seq + 1}. ${decision.isMistake ? said.mistake : said.unclear}, ${said.cost(percent.format(decision.loss.mean), percent.format(decision.loss.error))}.`,
    `     ${said.played}: ${chosen(decision, decision.played, decision.playedReason)}`,
    `     ${said.better}: ${chosen(decision, decision.better, decision.betterReason)}`,
  ]);
  return [` ${around.names[seat]}`, ...(lines.length === 0 ? [`  ${said.noCostly}`] : lines)];
}

function accountLine({ seat, par, cards, own, others, result }: Account, { names, lang }: Around): string {
  const said = INSIGHT_WORDS[lang];
  const [percent, signed] = [percentIn(lang), signedIn(lang)];
  const parts = [
    `${said.par} ${percent.format(par)}`,
    `${said.cards} ${signed(cards)}`,
    `${said.own} ${signed(own)}`,
    `${said.others} ${signed(others)}`,
    `${said.result} ${percent.format(result)}`,
  ];
  return `  ${names[seat]}: ${parts.join(', ')}.`;
}
