import { useEffect, useState } from 'react';
import type { Brought } from '../../../src/verifier/verifier.js';
import { Notice } from '../common/notice';
import { useKept } from '../offline/keep';
import { Board } from './board';
import { FileField } from './file-field';
import { ProofReport } from './proof-report';
import { type Stage, useProof } from './use-proof';
import workerUrl from './worker?worker&url';
import '../style/proof.css';
import { Title } from '../common/title';

/** The files of this part of the page that the document does not name. */
const FILES = [import.meta.url, workerUrl];

const NOTHING: Brought = { keys: '', head: '' };

/** Proves an exported game in the browser: nothing of the file is sent anywhere. */
export default function ProofPage() {
  const { stage, board, prove, stop, showBoard } = useProof();
  const [brought, setBrought] = useState(NOTHING);
  const isKept = useKept(FILES);
  const again = 'file' in stage ? stage.file : null;
  return (
    <div className="proof">
      <Title words="Prove a game" />
      <p className="lead">
        Give the page an exported game: it checks the chain of events, the dice, the signed head, and every order by the
        rules. All of that happens in this browser; the file is sent to nobody.
      </p>
      {isKept && <p className="small">This page also works without a network now.</p>}
      <FileField onFile={(file) => prove(file, brought)} />
      <details>
        <summary>Do you have a public key, or a signed head that you kept?</summary>
        <Kept brought={brought} onChange={setBrought} />
        {again && (
          <button onClick={() => prove(again, brought)} disabled={stage.kind === 'working'}>
            Check {again.name} again
          </button>
        )}
      </details>
      <Outcome stage={stage} onStop={stop} onBoard={showBoard} />
      {board && stage.kind === 'done' && <Board board={board} report={stage.report} onBoard={showBoard} />}
    </div>
  );
}

interface KeptProps {
  readonly brought: Brought;
  readonly onChange: (brought: Brought) => void;
}

function Kept({ brought, onChange }: KeptProps) {
  return (
    <div className="kept">
      <label>
        Public keys of the server
        <textarea
          rows={2}
          spellCheck={false}
          placeholder="herald.example+c74f20a3+ARpc2QcUPDhM…"
          value={brought.keys}
          onChange={({ currentTarget }) => onChange({ ...brought, keys: currentTarget.value })}
        />
      </label>
      <label>
        A signed head
        <textarea
          rows={5}
          spellCheck={false}
          value={brought.head}
          onChange={({ currentTarget }) => onChange({ ...brought, head: currentTarget.value })}
        />
      </label>
    </div>
  );
}

interface OutcomeProps {
  readonly stage: Stage;
  readonly onStop: () => void;
  readonly onBoard: (revision: number) => void;
}

function Outcome({ stage, onStop, onBoard }: OutcomeProps) {
  switch (stage.kind) {
    case 'waiting':
      return null;
    case 'working':
      return <Working stage={stage} onStop={onStop} />;
    case 'refused':
      return <Notice title={`The file ${stage.file.name} was not checked.`}>{<p>{stage.because}</p>}</Notice>;
    case 'broken':
      return (
        <Notice title={`The check of ${stage.file.name} has failed.`}>
          <p>
            The file is neither right nor wrong by that: the program broke off ({stage.because}). The command{' '}
            <code>herald verify</code> does the same outside of a browser.
          </p>
        </Notice>
      );
    case 'done':
      return <ProofReport file={stage.file.name} report={stage.report} onBoard={onBoard} />;
  }
}

interface WorkingProps {
  readonly stage: Extract<Stage, { kind: 'working' }>;
  readonly onStop: () => void;
}

/** Tells how far the check has come, first by the bytes of the file, then by its events. */
function Working({ stage: { file, progress }, onStop }: WorkingProps) {
  const { stage, done, of } = progress;
  const part = Math.floor((100 * done) / Math.max(1, of));
  const words = stage === 'reading' ? `Reading ${file.name}` : `Checking ${file.name}`;
  useEffect(() => {
    const { title } = document;
    document.title = `${part} % · ${title.replace(/^\d+ % · /, '')}`;
    return () => {
      document.title = title;
    };
  }, [part]);
  return (
    <section className="working" aria-label="Progress">
      <p role="status">{words}…</p>
      <progress max={100} value={part} aria-label={words} />
      <button onClick={onStop}>Cancel</button>
    </section>
  );
}
