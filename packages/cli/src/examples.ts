// Games for the examples that the help of a command shows: whichever the list has.
import { games } from '@sagebrush/games';

const [first = '', second = first, third = second] = games.ids;
export const EXAMPLES = { first, second, third } as const;
