/** Longest name of anything in a siege, in UTF-16 units. */
export const NAME_LENGTH_MAX = 60;

/** Whether something can be called so: not empty, not too long, and nothing that every object has. */
export function isName(value: unknown): boolean {
  return (
    typeof value === 'string' && value.length > 0 && value.length <= NAME_LENGTH_MAX && !(value in Object.prototype)
  );
}
