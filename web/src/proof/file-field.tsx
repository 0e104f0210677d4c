import { useEffect, useState } from 'react';

/** A field for a file: it can be chosen, or dropped anywhere on the page. */
export function FileField({ onFile }: { readonly onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent): void => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent): void => {
      drag(event);
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', drag);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', drag);
      removeEventListener('drop', drop);
    };
  }, [onFile]);
  return (
    <label className={over ? 'drop over' : 'drop'}>
      <strong>Drop a file here, or choose one</strong>
      <span className="small">
        A file that <code>herald export</code> has written, or that a game offers as <code>events.ndjson</code>; it may
        be packed (.gz).
      </span>
      <input
        type="file"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again, after it was changed.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
