/** How steps of the player turn are called (pbem:4.2). */
const STEPS: Readonly<Record<string, string>> = {
  retreats: 'retreats',
  tasks: 'tasks',
  fire1: 'first fire',
  movement: 'movement',
  fire2: 'second fire',
  combat: 'combat',
  rams: 'rams',
  completion: 'completion of tasks',
};

export function stepWords(step: string): string {
  return STEPS[step] ?? inWords(step);
}

/** Steps as refusals name them: `the fire1 step`, `such an order belongs to fire1 or fire2`. */
const NAMED_STEP = /\bthe (\w+) step\b/g;
const LISTED_STEPS = /\bbelongs to (\w+(?: or \w+)*)/g;

/** The reason of a refusal, with steps as the page calls them: `the step of first fire`. */
export function reasonWords(reason: string): string {
  return reason
    .replaceAll(NAMED_STEP, (found, step: string) => (step in STEPS ? `the step of ${stepWords(step)}` : found))
    .replaceAll(LISTED_STEPS, (found, steps: string) => {
      const named = steps.split(' or ');
      return named.every((step) => step in STEPS) ? `belongs to ${named.map(stepWords).join(' or ')}` : found;
    });
}

/** `mayClimbOut`, `EndStep`: "may climb out", "end step". */
export function inWords(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** With its first letter large. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `1 move`, `3 moves`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** "Ann", "Ann and Bea", "Ann, Bea and Cid". */
export function listed(words: readonly string[]): string {
  const [last] = words.slice(-1);
  return words.length < 2 ? (last ?? '') : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const AGO = [
  { seconds: 86_400, unit: 'day' },
  { seconds: 3600, unit: 'hour' },
  { seconds: 60, unit: 'minute' },
] as const;

/** "2 hours"; null within a minute. */
function sinceThen(instant: string, now: number): string | null {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000);
  const found = AGO.find((one) => seconds >= one.seconds);
  return found ? counted(Math.floor(seconds / found.seconds), found.unit) : null;
}

/** "2 hours ago"; "just now" within a minute. */
export function ago(instant: string, now: number): string {
  const time = sinceThen(instant, now);
  return time === null ? 'just now' : `${time} ago`;
}

/** "for 2 hours"; "for less than a minute". */
export function lasting(instant: string, now: number): string {
  return `for ${sinceThen(instant, now) ?? 'less than a minute'}`;
}
