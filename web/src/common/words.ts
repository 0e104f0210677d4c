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

/** `mayClimbOut`, `EndStep`: "may climb out", "end step". */
export function inWords(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** With its first letter large. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An event in words, as a line of a log: numbers that only programs read are left out or cut. */
export function lineOfLog(text: string): string {
  const known = text.replace(/ \(fingerprint [0-9a-f]+\)/, '').replaceAll(/\b([0-9a-f]{8})[0-9a-f]{24,}\b/g, '$1…');
  return capital(inGameTurns(known));
}

/** The short form of the books written out, since a newcomer does not know it: `16 GT`, "16 game turns". */
export function inGameTurns(text: string): string {
  return text.replaceAll(/\b(\d+) GT\b/g, (_, count: string) => counted(Number(count), 'game turn'));
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
