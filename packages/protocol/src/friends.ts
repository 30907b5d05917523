// Friends and what is between people: asked, agreed, blocked, muted, invited.
import { type Of, shape } from '@sagebrush/engine';
import { handle, id, name, nothing, time } from './primitives.ts';
import { route } from './route.ts';
import { gameId } from './table.ts';

const { either, flag, list, object, oneOf } = shape;

const known = object({ id, name, at: time });
/** Somebody with whom I have to do: `at` is since when. */
export type Known = Of<typeof known>;
const friend = object({
  id,
  name,
  at: time,
  /** Has the site open now, and lets friends see it. */
  here: flag,
});
export type Friend = Of<typeof friend>;
const invitation = object({ id, from: known, table: id, game: gameId, at: time });
export type Invitation = Of<typeof invitation>;

export const friendsFields = {
  /** Those who are here first. */
  friends: list(friend),
  /** Whom I have asked, and who asks me. */
  asked: list(known),
  asks: list(known),
  blocked: list(known),
  muted: list(known),
  /** To tables that are not closed, the newest first. */
  invitations: list(invitation),
};
export const friendsPage = object(friendsFields);
export type FriendsPage = Of<typeof friendsPage>;

/** How I stand with somebody. */
export const TIES = ['me', 'none', 'asked', 'asks', 'friends', 'blocked'] as const;
export const tie = oneOf(...TIES);
export type Tie = Of<typeof tie>;

const person = object({ person: id });

export const friendCalls = {
  friends: route('GET /api/me/friends', 'My friends, who asks, whom I blocked, and to where I am invited', friendsPage),
  befriend: route(
    'POST /api/me/friends',
    'Ask somebody to be friends, or agree where they have asked',
    object({ tie }),
    {
      body: either(object({ handle }), person),
    },
  ),
  unfriend: route(
    'DELETE /api/me/friends/:person',
    'End a friendship, withdraw my question, or decline theirs',
    nothing,
    {
      params: person,
    },
  ),
  block: route('POST /api/me/blocks', 'Block somebody: no invitation, no table together, no chat between us', nothing, {
    body: person,
  }),
  unblock: route('DELETE /api/me/blocks/:person', 'Let somebody be again', nothing, { params: person }),
  hush: route('POST /api/me/mutes', 'Hear nothing of what somebody says at tables, or hear it again', nothing, {
    body: object({ person: id, muted: flag }),
  }),
  invite: route('POST /api/tables/:table/invitations', 'Invite a friend to a table', nothing, {
    params: object({ table: id }),
    body: person,
  }),
  dismiss: route('DELETE /api/me/invitations/:invitation', 'Let an invitation pass', nothing, {
    params: object({ invitation: id }),
  }),
} as const;
