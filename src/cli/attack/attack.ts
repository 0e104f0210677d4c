import type { Target } from './target.js';

/** One kind of attack. */
export interface Attack {
  /** One word, for `--only`. */
  readonly name: string;
  /** The attack, as the report tells it. */
  readonly what: string;
  /** Tries the attack; returns what the server should not have done. Empty: the server held. */
  try(target: Target): Promise<readonly string[]>;
}

/** The result of an attack. */
export interface Outcome {
  readonly name: string;
  readonly what: string;
  readonly held: boolean;
  readonly faults: readonly string[];
}

/** Tries one attack, and whether the server lives after it. An answer that never comes is a fault, too. */
export async function outcomeOf({ name, what, ...attack }: Attack, target: Target): Promise<Outcome> {
  const faults: string[] = [];
  try {
    faults.push(...(await attack.try(target)));
    const wrong = await target.othersAreServed();
    if (wrong !== null) faults.push(`afterwards ${wrong}`);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return { name, what, held: faults.length === 0, faults };
}

/** Answers for a request that asks for too much or makes no sense: a client's fault, never a defect of the server. */
export function faultOf(what: string, status: number, code: string | null, wanted?: readonly string[]): string[] {
  const answered = `${what} is answered ${status} ${code ?? 'without an error'}`;
  if (status >= 500 || code === 'INTERNAL' || code === null) return [answered];
  return wanted === undefined || wanted.includes(code) ? [] : [answered];
}
