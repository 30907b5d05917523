// Two worlds: in one of them all is dealt anew that the first seat may not know. What somebody may be told is the same in
// both; their answers are made comparable here.
import { ProblemError } from '@sagebrush/protocol';

/** The games of each, for a house of its own. */
export const WORLD_MODULES: readonly string[] = ['./set-dailies.ts', './set-dailies-otherwise.ts'].map(
  (module) => new URL(module, import.meta.url).href,
);

/** An answer, or what the refusal says. */
export const answerOf = (call: Promise<unknown>): Promise<unknown> =>
  call.catch((error: unknown) => {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  });

/** Ids, secrets and the names of bots are drawn in every house; whether a move is free hangs on what all have learned. */
export function comparable(answers: readonly unknown[]): string[] {
  const known = new Map<string, string>();
  const nameless = (id: string): string => {
    if (!known.has(id)) known.set(id, `<${known.size}>`);
    return known.get(id) ?? '';
  };
  return answers.map((answer) =>
    JSON.stringify(answer, (key, value: unknown) => {
      if (key === 'takeBack') return undefined;
      if (isNamedBot(value)) return { ...value, name: '…' };
      return value;
    })
      .replace(/\b[0-9a-f]{64}\b/g, '#')
      .replace(/(?<![\w-])[\w-]{22}(?![\w-])/g, nameless),
  );
}
const isNamedBot = (value: unknown): value is { readonly name: string } =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'bot' && 'name' in value;
