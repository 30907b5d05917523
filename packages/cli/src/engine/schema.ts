// The JSON Schema of the engine protocol, made from the shapes that check the requests and the actions.
import type { JsonSchema } from '@sagebrush/engine';
import { games } from '@sagebrush/games';
import { engineRequest } from '@sagebrush/protocol';

export const engineSchema = (): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Sagebrush engine protocol',
  description: 'A request, one JSON object a line. The definitions hold the actions and positions of each game.',
  ...engineRequest.schema,
  $defs: Object.fromEntries(
    games.games.flatMap((game) => [
      [`${game.id}-action`, game.action.schema],
      [`${game.id}-position`, game.position.schema],
    ]),
  ),
});
