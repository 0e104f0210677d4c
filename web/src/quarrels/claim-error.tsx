import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { FileClaimDocument } from '../api/generated';
import { Refused } from './refused';
import { RuleField } from './rule-field';
import { useSaying } from './use-parley';
import { WordsForm } from './words-form';

interface Asked {
  readonly game: string;
  /** The revision of an event of the order. */
  readonly at: number;
}

/** Claims an error in an order of another side. The verdict then stands with the claims, and in the log. */
export function ClaimError({ game, at }: Asked) {
  const client = useClient();
  const [rule, setRule] = useState('');
  const [isFiled, setFiled] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFiled) said.current?.focus();
  }, [isFiled]);
  const { say, busy, refused } = useSaying(game, () => undefined);
  const file = async (what: string): Promise<boolean> => {
    const isSaid = await say((named) =>
      client
        .mutation(FileClaimDocument, { input: { ...named, at, what, ...(rule === '' ? {} : { rule }) } })
        .toPromise(),
    );
    setFiled(isSaid);
    return isSaid;
  };
  return (
    <div className="claim-error">
      {isFiled && (
        <p role="status" ref={said} tabIndex={-1}>
          The claim is filed. The verdict stands under “Claims and agreements”.
        </p>
      )}
      <Refused refused={refused} />
      {!isFiled && (
        <WordsForm open="Claim an error" label="The error, in your words" send="File the claim" busy={busy} sent={file}>
          <RuleField label="The rule, if you know it" value={rule} changed={setRule} />
        </WordsForm>
      )}
    </div>
  );
}
