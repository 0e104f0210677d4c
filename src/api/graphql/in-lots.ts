import { LONG_WORK } from '../../play/turns.js';

/**
 * Members that are completed in one go: some ten milliseconds of work. A promise costs a member half as much again, so
 * that shorter lists are better made at once.
 */
const LOT = 1000;

/**
 * The members of a list as GraphQL takes them, in lots, between which others are answered: graphql-js completes at once
 * what is there, and every other member when its promise is resolved.
 */
export function inLots<One, View>(all: readonly One[], view: (one: One) => View): readonly (View | Promise<View>)[] {
  const members: (View | Promise<View>)[] = all.slice(0, LOT).map(view);
  let turn = Promise.resolve();
  for (let from = LOT; from < all.length; from += LOT) {
    turn = turn.then(() => LONG_WORK.next());
    for (const one of all.slice(from, from + LOT)) members.push(turn.then(() => view(one)));
  }
  return members;
}
