// A player at a server's table, with nothing but fetch: `node examples/table-bot.ts http://127.0.0.1:8080 <table>`.
// docs/writing-a-bot.md explains it. SAGEBRUSH_TOKEN is the token of a bot account; without it the bot arrives as a
// guest.
interface Moment {
  readonly match: string;
  readonly seq: number;
  readonly choices: readonly object[];
  readonly asked: boolean;
  readonly outcome: { readonly scores: readonly number[] } | null;
}

const [base = 'http://127.0.0.1:8080', table = ''] = process.argv.slice(2);
let token = process.env['SAGEBRUSH_TOKEN'] ?? '';

const headers = () => ({ 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) });
async function post<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`${base}/api/${path}`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Answer & { code?: string; detail?: string };
  if (!response.ok && answer.code !== 'stale') throw new Error(answer.detail);
  return answer;
}

/** The whole strategy: better it here. */
const choose = ({ choices }: Moment): object | undefined => choices[Math.floor(Math.random() * choices.length)];

token ||= (await post<{ token: string }>('session', { name: 'Forty Lines', program: true })).token;
const there = (await (await fetch(`${base}/api/tables/${table}`)).json()) as {
  table: { chairs: { seat: number; kind: string; who: unknown }[] };
};
const seat = there.table.chairs.find(({ kind, who }) => kind === 'live' && who === null)?.seat;
const contribution = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('hex');
await post(`tables/${table}/sit`, { seat, contribution });

const stream = await fetch(`${base}/api/tables/${table}/stream`, { headers: headers() });
let rest = '';
for await (const text of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
  const blocks = (rest + text).split('\n\n');
  rest = blocks.pop() ?? '';
  for (const line of blocks.flatMap((block) => block.split('\n').filter((one) => one.startsWith('data: ')))) {
    const message = JSON.parse(line.slice('data: '.length)) as {
      moment?: Moment;
      snapshot?: { moment: Moment | null };
    };
    const moment = message.moment ?? message.snapshot?.moment;
    if (moment?.outcome) process.stdout.write(`${JSON.stringify(moment.outcome.scores)}\n`);
    if (moment?.outcome) process.exit();
    if (moment?.asked)
      await post(`tables/${table}/actions`, { match: moment.match, seq: moment.seq, action: choose(moment) });
  }
}
